enum Remote {
  struct LeafDTO {}  // expect: dto-location
}

struct Leaves {
  struct PartDTO {}
}
