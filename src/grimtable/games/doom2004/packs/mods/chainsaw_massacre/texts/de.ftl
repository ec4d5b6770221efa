pack-chainsaw_massacre = Kettensägen-Massaker
    .note = Jeder Marine beginnt mit einer Kettensäge.
