"""Migrations: the database brought to the shape of this version, run at every start of the server."""
