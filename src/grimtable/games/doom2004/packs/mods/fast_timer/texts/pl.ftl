pack-fast_timer = Szybki zegar
    .note = Na koniec każdej rundy z zegara schodzą trzy karty zamiast dwóch.
