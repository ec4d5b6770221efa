### What the pack is called where tables choose it

pack-expansion = The expansion
    .note = What the expansion adds to every scenario: ten more Marine cards, 28 in all.
