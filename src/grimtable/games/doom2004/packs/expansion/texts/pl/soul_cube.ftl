## Kostka Dusz

weapons-soul_cube =
    .name = Kostka Dusz
tokens-soul =
    .name = żeton duszy
    .text = Zbiera je ten, kto niesie Kostkę Dusz: jeden za każdego najeźdźcę zabitego inną bronią; atak Kostką kosztuje pięć.
