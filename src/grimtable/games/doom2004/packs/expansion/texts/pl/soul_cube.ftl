## Kostka Dusz

weapons-soul_cube =
    .name = Kostka Dusz
tokens-soul =
    .name = dusza
    .text = Zbiera je ten, kto niesie Kostkę Dusz: jedną za każdego najeźdźcę zabitego inną bronią; atak Kostką kosztuje pięć.
