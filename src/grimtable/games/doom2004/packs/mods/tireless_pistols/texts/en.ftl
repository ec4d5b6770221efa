pack-tireless_pistols = Tireless Pistols
    .note = Pistols need no ammunition.
