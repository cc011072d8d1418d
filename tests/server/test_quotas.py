"""How much is too much, for one person and at one table."""

from __future__ import annotations

import pytest

from tawantin import wire
from tawantin.server.quotas import TABLE_SHARE, Quotas
from tawantin.server.settings import Settings
from tawantin.tables import Refusal


def test_many_people_together_say_so_much_at_a_table_and_no_more() -> None:
    quotas, rate = Quotas(Settings(chat_rate=10)), 10
    for number in range(int(TABLE_SHARE * rate)):
        quotas.check(f"person {number}", f"place {number}", wire.Say(table="a table", text="hello"))
    with pytest.raises(Refusal, match="lot of talk"):
        quotas.check("one more", "elsewhere", wire.Say(table="a table", text="hello"))
    quotas.check("one more", "elsewhere", wire.Say(table="another table", text="hello"))
