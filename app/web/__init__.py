"""The web layer: REST, sockets, identity, limits, metrics and the built pages. It calls `app.tables` only."""
