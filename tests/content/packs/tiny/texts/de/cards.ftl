cards-brace =
    .name = Deckung
    .text = Erhalte Schilde.
hand-left = { $number ->
    [one] noch eine Karte
   *[other] noch { $number } Karten
}
