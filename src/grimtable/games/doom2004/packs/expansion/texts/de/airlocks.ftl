components-airlocks =
    .name = Luftschleusen
    .what = Luftschleusen
