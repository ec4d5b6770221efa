pack-standardised_training = Standardised Training
    .note = However many Marines take part, each is equipped as if there were two.
