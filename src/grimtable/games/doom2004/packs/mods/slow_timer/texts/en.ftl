pack-slow_timer = Slow Timer
    .note = One card instead of two leaves the timer at the end of each round.
