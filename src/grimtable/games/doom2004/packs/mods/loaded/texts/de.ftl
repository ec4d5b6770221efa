pack-loaded = Durchgeladen
    .note = Bei jeder Waffe, die aufs Spielfeld kommt, liegt ein Spielstein ihrer Munition; gedacht für Szenarios, in denen sie knapp ist.
