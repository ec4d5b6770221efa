doors-airlock =
    .name = Luftschleuse
    .what = Luftschleusen
    .text = Schließt sich am Ende jedes Spielzuges von selbst, auch auf den, der auf ihrer Linie liegt; nichts zerstört sie.
