pack-slow_timer = Langsamer Zeitmesser
    .note = Am Ende jeder Runde verlässt eine statt zwei Karten den Zeitmesser.
