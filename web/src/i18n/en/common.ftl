### Words every page uses.

app-name = Grimtable
close = Close
cancel = Cancel
copy = Copy
copied = Copied
loading = One moment …
try-again = Try again
skip = Skip to the content
you = you
somebody = somebody
seconds = { $count } s
your-name = Your name at the table
your-name-empty = as you like
unofficial = Unofficial and fan-made: mechanics and facts in our own words, no art or logos of the publishers.

## The bar of the house

nav = Main
nav-home = Home
nav-tables = My tables
nav-rules = Rules
nav-cards = Cards and figures
nav-cards-short = Cards
nav-settings = Settings
nav-settings-short = Settings
nav-about = About and attributions

## Titles of pages

title-home = Home
title-new = New table
title-invite = Invite
title-tables = My tables
title-table = Table
title-replay = Replay
title-learn = First game
title-rules = Rules
title-cards = Cards and figures
title-settings = Settings
title-about = About and attributions
title-missing = Not found

## When something goes wrong

problem-title = That did not work
problem-text = Something unexpected happened. Try again; if it stays like this, reload the page.
unreachable-title = The server does not answer
unreachable-text = Check your connection. If the server runs on your own computer, start it again:
unreachable-short = The server does not answer. Check your connection and try again.
waiting-long = The server has not answered yet. Everything you did is stored; the page continues as soon as an answer comes.
missing-title = There is nothing on this space
missing-text = The address { $path } leads nowhere. The link may be incomplete.
