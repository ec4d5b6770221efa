pack-task_force = Task Force Training
    .note = Before the game Marines may trade their cards with each other, card for card.
