"""Questions about the table, one noun to a file; nothing here changes anything."""
