struct TreeModel {
  let name: String
}

/// Declared in the domain and in the data layer: which one is meant cannot be said.
struct Ambiguous {}

struct Bed {
  struct Row {}
}

let plant = Ambiguous()
