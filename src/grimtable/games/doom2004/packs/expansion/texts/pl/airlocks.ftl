components-airlocks =
    .name = śluzy
    .what = śluzy
