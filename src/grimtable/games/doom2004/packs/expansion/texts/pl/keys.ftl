tokens-yellow_key =
    .name = żółty klucz
    .text = Leży obok kompasu i odblokowuje żółte drzwi zabezpieczone dla wszystkich marines.
