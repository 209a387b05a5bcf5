// expect-file: model-location
struct LooseModel {}
