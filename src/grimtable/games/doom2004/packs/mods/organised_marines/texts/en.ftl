pack-organised_marines = Organised Marines
    .note = The Marines choose in each round in which order they take their turns.
