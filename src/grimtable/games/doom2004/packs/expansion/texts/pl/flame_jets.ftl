components-flame_jets =
    .name = miotacze płomieni
    .what = elementy planszy
