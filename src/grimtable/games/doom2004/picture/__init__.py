"""What a screen draws of DOOM 2004. `docs/table-protocol.md` says what becomes of it.

- `drawing`: the picture, from `board`, `pieces`, `panels`, `dice`, `going_on` and `telling`.
- `cues`: what is animated.
- `attack_odds`: odds, `routes`: ways, `overlays`: sight, reach and threat.
- `faces`: cards and components; `icons`: their signs; `cache`: what has been drawn already.
"""
