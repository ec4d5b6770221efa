turn-of = { $name }’s turn
hand-left = { $number ->
    [one] one card left
   *[other] { $number } cards left
}
