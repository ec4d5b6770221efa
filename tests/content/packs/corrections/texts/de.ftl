cards-brace =
    .name = Festhalten
