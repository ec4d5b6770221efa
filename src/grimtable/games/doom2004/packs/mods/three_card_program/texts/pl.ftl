pack-three_card_program = Program trzech kart
    .note = Marines nie dostają kart; dla każdego koloru leży jedna odkryta karta i obaj marines tego koloru mają jej zdolność.
