final class Harvest {  // expect: sendable-class-models
  var weight = 0.0
}

class Cart: Decodable {}  // expect: sendable-class-models

final class Scale: Sendable {}

@Observable final class Plan {}

@MainActor final class Draft {}

actor Press {}

struct Crate {}
