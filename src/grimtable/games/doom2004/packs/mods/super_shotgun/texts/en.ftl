pack-super_shotgun = Super Shotgun
    .note = Shotguns have Knockback instead of Blow-Through.
