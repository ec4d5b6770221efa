## Robogeschütze

invaders-sentry_bot =
    .name = Robogeschütz
marine_cards-officer =
    .name = Offizier
    .text = Ein Robogeschütz neben dir hat 1 Reichweite und 1 Schaden mehr. Am Ende deines Spielzuges, wenn du oder ein Marine neben dir keinen Befehl hat: Wähle einen davon. Du darfst Zielen neben ihn legen.
