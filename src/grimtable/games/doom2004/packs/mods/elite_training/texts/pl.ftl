pack-elite_training = Szkolenie elitarne
    .note = Każdy marine dostaje o jedną kartę marine więcej i przed grą jedną oddaje.
