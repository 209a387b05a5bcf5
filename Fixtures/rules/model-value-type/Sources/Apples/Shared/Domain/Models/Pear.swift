struct Pear: Codable {}  // expect: model-value-type
struct Plum: Codable, Equatable {}
struct Fig: Codable {}
