extension ScoreForm {
  func bind() {
    $name.map(\.count).print()  // expect: no-published
    $name.collect(3).print()  // expect: no-published
    self.$name.withLatestFrom(other).print()  // expect: no-published
  }
}

struct ScoreList {
  func names() -> [String] { $names.map(\.text) }
}
