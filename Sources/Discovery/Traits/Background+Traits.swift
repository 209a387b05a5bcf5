extension Background {
  /// The share of those with the trait among those with another one; nil if it is not known.
  func share(of trait: Trait, given: Trait) -> Double? {
    guard let then = trait.key else { return nil }
    guard let first = given.key else { return share(of: then) }
    return share(of: then, given: first)
  }
}
