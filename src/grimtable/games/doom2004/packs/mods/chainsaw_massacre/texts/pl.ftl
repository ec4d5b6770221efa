pack-chainsaw_massacre = Masakra piłą
    .note = Każdy marine zaczyna z piłą łańcuchową.
