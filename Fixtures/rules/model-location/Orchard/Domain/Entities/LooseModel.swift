struct LooseModel {}  // expect: model-location
