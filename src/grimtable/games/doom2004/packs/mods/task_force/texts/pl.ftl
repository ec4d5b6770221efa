pack-task_force = Szkolenie grupy zadaniowej
    .note = Przed grą marines mogą wymieniać się kartami, karta za kartę.
