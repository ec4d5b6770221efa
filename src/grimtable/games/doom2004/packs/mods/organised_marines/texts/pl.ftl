pack-organised_marines = Zorganizowani marines
    .note = Marines wybierają w każdej rundzie kolejność swoich tur.
