pack-hail_to_the_king = Hail to the King, Baby!
    .note = Every Marine starts with a chainsaw and a shotgun; goes well with Super Shotgun.
