components-flame_jets =
    .name = miotacze płomieni
    .what = elementy planszy

components-chainsaw_marines =
    .name = marines z piłami łańcuchowymi
    .what = figurki, po 1 w każdym kolorze
