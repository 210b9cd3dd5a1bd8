"""Every shape on the wire, written once.

`view`, `asks`, `table` and `messages` say what the server sends; `commands` what a socket may send; `rest` the bodies
of the REST calls. The OpenAPI page, the AsyncAPI document and the browser's TypeScript types are made from them.
What the server sends is built elsewhere as plain dicts: these types describe it, and the tests hold it against them.
"""
