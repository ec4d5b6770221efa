"""Questions about the table, one file per noun; nothing here changes anything."""
