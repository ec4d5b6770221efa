"""What a screen draws of a skirmish. `docs/table-protocol.md` says what becomes of it.

- `drawing`: the picture, on the `board`; `cues`: what is animated.
- `ways`: odds, routes and overlays; `faces`: cards and components; `icons`: their signs.
"""
