"""The examples for owners of a server, as shipped."""
