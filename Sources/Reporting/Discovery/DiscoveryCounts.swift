extension DiscoveryFormat {
  /// The counts of which `Benchmarks/discover/background` makes the background.
  package static let counts = DiscoveryFormat("counts", "how many have which trait, for research") {
    Array($0.counts.map { "\($0)\n" }.joined().utf8)
  }
}
