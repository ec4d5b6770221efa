pack-ultra_violence = Ultraprzemoc
    .note = Trudność wysoka: każdy marine ma o 1 ranę mniej; Najeźdźca zachowuje do 9 kart.
