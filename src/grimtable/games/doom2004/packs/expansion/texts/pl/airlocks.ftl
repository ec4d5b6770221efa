doors-airlock =
    .name = śluza
    .what = śluzy
    .text = Zamyka się sama na końcu każdej tury, także na tym, kto leży na jej linii; nic jej nie zniszczy.
