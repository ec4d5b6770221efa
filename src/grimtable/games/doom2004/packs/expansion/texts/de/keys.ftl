tokens-yellow_key =
    .name = gelber Schlüssel
    .text = Liegt neben dem Kompass und entriegelt gelbe Sicherheitstüren für alle Marines.
