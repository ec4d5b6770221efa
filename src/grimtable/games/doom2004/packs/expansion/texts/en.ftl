### What the pack is called where tables choose it

pack-expansion = The expansion
    .note = What the expansion adds to every scenario: ten more Marine cards, 28 in all.
word-the_web = The Web
word-demon_watch = Demon Watch
word-sticky_floor = Sticky floor
word-armed_charge = The charge
word-portal = portals closed
word-armed = charge armed
