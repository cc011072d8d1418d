"""HTTP and WebSocket: identity, lobby, tables to the browser, the static client."""
