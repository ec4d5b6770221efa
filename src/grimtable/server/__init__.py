"""The table over HTTP and WebSocket: lobby, seats, storage, bots, and everything a browser is told."""
