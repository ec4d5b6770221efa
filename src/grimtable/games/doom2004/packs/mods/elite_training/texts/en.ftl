pack-elite_training = Elite Training
    .note = Each Marine gets one Marine card more than usual and gives one back before the game.
