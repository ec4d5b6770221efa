pack-standardised_training = Szkolenie standardowe
    .note = Bez względu na liczbę marines każdy jest wyposażony jak w drużynie dwuosobowej.
