### What the pack is called where tables choose it

pack-amendments = Amendments of the expansion to the base rules
    .note = In force unless you leave them out: they are the publisher's own later word, and the scenarios are balanced with them.
