pack-texas_holdem = Texas Hold’em
    .note = Marines nie dostają kart; jedna leży odkryta na środku i wszyscy mają jej zdolność.
