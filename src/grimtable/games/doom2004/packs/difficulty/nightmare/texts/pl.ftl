pack-nightmare = Koszmar
    .note = Trudność najwyższa: każdy marine ma o 2 rany i 1 nabój mniej; Najeźdźca zachowuje do 10 kart.
