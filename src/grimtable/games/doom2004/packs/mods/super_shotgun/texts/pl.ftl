pack-super_shotgun = Superstrzelba
    .note = Strzelby mają Odrzut zamiast Przebicia.
