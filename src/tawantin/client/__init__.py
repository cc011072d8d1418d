"""Play at a table from Python, over the same protocol as the browser.

async with Client("http://127.0.0.1:8377", name="Robot") as client:
    table = await client.watch("the id from the link", seat=2)
    while (update := await table.my_turn()) is not None:
        await table.play(update.options[0].text)
"""

from .client import Client, ConnectionLost, Refused, RemoteTable

__all__ = ["Client", "ConnectionLost", "Refused", "RemoteTable"]
