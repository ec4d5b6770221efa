pack-tireless_pistols = Unermüdliche Pistolen
    .note = Pistolen brauchen keine Munition.
