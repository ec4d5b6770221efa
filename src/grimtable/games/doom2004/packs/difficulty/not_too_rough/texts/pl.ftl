pack-not_too_rough = Hej, nie tak ostro
    .note = Trudność niska: każdy marine ma o 2 rany i 2 naboje więcej; Najeźdźca zachowuje najwyżej 7 kart.
