pack-chainsaw_massacre = Chainsaw Massacre
    .note = Every Marine starts with a chainsaw.
