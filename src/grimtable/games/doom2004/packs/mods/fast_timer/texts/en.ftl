pack-fast_timer = Fast Timer
    .note = Three cards instead of two leave the timer at the end of each round.
