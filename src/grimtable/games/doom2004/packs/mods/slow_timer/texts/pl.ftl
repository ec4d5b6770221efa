pack-slow_timer = Wolny zegar
    .note = Na koniec każdej rundy z zegara schodzi jedna karta zamiast dwóch.
