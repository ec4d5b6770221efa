pack-special_forces = Sondereinheiten-Training
    .note = Marines bekommen ihre Karten nicht ausgeteilt: Sie wählen sie reihum aus dem ganzen Stapel.
