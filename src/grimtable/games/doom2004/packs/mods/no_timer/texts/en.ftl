pack-no_timer = No Timer
    .note = No cards leave the timer; the game ends at the agreed number of points, or when all agree to end it.
