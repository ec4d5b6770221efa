pack-too_young_to_die = Jestem za młody, by umrzeć
    .note = Trudność najniższa: każdy marine ma o 3 rany, 3 naboje i 1 kartę więcej; Najeźdźca zachowuje najwyżej 6 kart.
