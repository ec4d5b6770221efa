pack-special_forces = Szkolenie sił specjalnych
    .note = Marines nie dostają kart losowo: wybierają je po kolei z całej talii.
