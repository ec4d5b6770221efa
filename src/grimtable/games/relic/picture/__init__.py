"""What a screen draws of Relic. `docs/table-protocol.md` says what becomes of it.

- `drawing`: the picture, from `board`, `pieces`, `panels`, `contests`, `going_on` and `telling`.
- `cues`: what is animated.
- `odds`: dice that explode, as chances; `action_odds`: the odds of an action; `overlays`: reach and ways.
- `faces`: cards, heroes, sheets and spaces; `icons`: their signs; `cache`: what has been drawn already.
"""
