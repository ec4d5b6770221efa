pack-hail_to_the_king = Niech żyje król, mała!
    .note = Każdy marine zaczyna z piłą łańcuchową i strzelbą; dobrze pasuje Superstrzelba.
