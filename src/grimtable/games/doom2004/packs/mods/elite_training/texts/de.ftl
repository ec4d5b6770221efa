pack-elite_training = Elite-Training
    .note = Jeder Marine erhält eine Marinekarte mehr als üblich und gibt vor dem Spiel eine zurück.
