pack-fast_timer = Schneller Zeitmesser
    .note = Am Ende jeder Runde verlassen drei statt zwei Karten den Zeitmesser.
