struct HarvestView {}  // A view in another file does not count.
