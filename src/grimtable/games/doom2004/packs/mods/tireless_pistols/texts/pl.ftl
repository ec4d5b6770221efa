pack-tireless_pistols = Niestrudzone pistolety
    .note = Pistolety nie potrzebują amunicji.
