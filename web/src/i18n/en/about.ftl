### About and attributions.

about-lead = A rules-enforcing table for three out-of-print adventure board games, free and open.
about-unofficial = Unofficial and fan-made
about-unofficial-text = Grimtable is not made, licensed or supported by the publishers, designers or owners of any game it can play. It implements mechanics and facts in words of our own, without artwork, logos or sentences of a printed rulebook or card. Names of games, settings and creatures belong to their owners and say only which game is meant.
about-provenance = Every card and figure says where its values come from:
about-icons = Icons
about-icons-text = The icons of figures, cards and tokens are from
about-icons-changed = They are coloured and scaled here. Icons made by:
about-icons-all = All { $count } icons in use
about-parts = Type and parts
about-pictures = Pictures of the games, marks of the interface and the board’s look are drawn for this table.
about-versions = Versions
about-edition = rules { $rules }, content { $content }
