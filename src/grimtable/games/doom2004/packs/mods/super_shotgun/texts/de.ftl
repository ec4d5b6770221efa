pack-super_shotgun = Super-Schrotflinte
    .note = Schrotflinten haben Zurückstoßen statt Durchschlagskraft.
