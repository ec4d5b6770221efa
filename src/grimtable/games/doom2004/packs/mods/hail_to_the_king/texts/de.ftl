pack-hail_to_the_king = Es lebe der König, Baby!
    .note = Jeder Marine beginnt mit Kettensäge und Schrotflinte; passt gut zur Super-Schrotflinte.
