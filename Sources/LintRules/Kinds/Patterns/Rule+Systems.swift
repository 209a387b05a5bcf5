extension Rule {
  /// The systems that findings of the rule ask for, each list once, in words.
  package var systemLines: [String] {
    let parts = checks(of: PatternCheck.self).flatMap(\.cases).compactMap(\.api)
    var seen: Set<APIRequirement> = []
    return ([api].compactMap(\.self) + parts).filter { seen.insert($0).inserted }.map(\.words)
  }
}
