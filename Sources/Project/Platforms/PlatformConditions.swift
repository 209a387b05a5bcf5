import SwiftSource

/// On which platforms a condition of `#if` may be true, and on which it may be false.
private struct PlatformTruth: ConditionValue {
  var mayHold: PlatformSet
  var mayFail: PlatformSet

  static func constant(_ value: Bool) -> PlatformTruth {
    value ? PlatformTruth(mayHold: .all, mayFail: []) : PlatformTruth(mayHold: [], mayFail: .all)
  }

  static var unknown: PlatformTruth { PlatformTruth(mayHold: .all, mayFail: .all) }

  func and(_ other: PlatformTruth) -> PlatformTruth {
    PlatformTruth(
      mayHold: mayHold.intersection(other.mayHold), mayFail: mayFail.union(other.mayFail))
  }

  func or(_ other: PlatformTruth) -> PlatformTruth {
    PlatformTruth(
      mayHold: mayHold.union(other.mayHold), mayFail: mayFail.intersection(other.mayFail))
  }

  var negated: PlatformTruth { PlatformTruth(mayHold: mayFail, mayFail: mayHold) }

  /// True on `platforms` for sure, false elsewhere.
  static func only(_ platforms: PlatformSet) -> PlatformTruth {
    PlatformTruth(mayHold: platforms, mayFail: PlatformSet.all.subtracting(platforms))
  }

  /// False outside `platforms` for sure.
  static func within(_ platforms: PlatformSet) -> PlatformTruth {
    PlatformTruth(mayHold: platforms, mayFail: .all)
  }

  /// The truth of a flag or test.
  static func atom(_ atom: TokenRange, in file: SourceFile) -> PlatformTruth {
    guard atom.indices.count > 2 else { return .unknown }
    let argument = file.text(of: Int(atom.start) + 2)
    switch file.text(of: Int(atom.start)) {
    case "os": return os(argument)
    case "canImport": return canImport(argument)
    case "targetEnvironment":
      // The Mac that runs an app of iOS counts as iOS, as `os` has it.
      if argument == "macCatalyst" { return within(PlatformSet(.iOS)) }
      return argument == "simulator"
        ? within(PlatformSet.apple.subtracting(PlatformSet(.macOS))) : .unknown
    default: return .unknown
    }
  }

  /// A system that is neither Apple's nor Linux is one of those that `linux` is for.
  private static func os(_ name: String) -> PlatformTruth {
    Platform(name: name).map { only(PlatformSet($0)) } ?? within(PlatformSet(.linux))
  }

  private static func canImport(_ module: String) -> PlatformTruth {
    SystemModule.named(module).map { module in
      PlatformTruth(mayHold: module.mayHave, mayFail: PlatformSet.all.subtracting(module.have))
    } ?? .unknown
  }
}

extension SourceFile {
  /// The platforms for which the code at the token may be compiled, by the `#if` around it and the
  /// path of the file. Of code that the two exclude, the `#if` decides.
  package func platforms(at token: Int, path: PlatformSet) -> PlatformSet {
    let clause = clause(around: token)
    guard clause >= 0 else { return path }
    let found = platforms(ofClause: clause)
    let both = found.intersection(path)
    return both.isEmpty ? found : both
  }

  /// The platforms for which the code of a branch of `#if` may be compiled.
  package func platforms(ofClause clause: Int) -> PlatformSet {
    value(ofClause: clause) { PlatformTruth.atom($0, in: self) }.mayHold
  }

  /// The platforms that have every module of the system that the file imports outside of `#if`.
  package var platformsOfImports: PlatformSet {
    outline.declarations.reduce(into: .all) { platforms, declaration in
      guard declaration.kind == .import, declaration.clause < 0,
        let module = SystemModule.named(identifier(Int(declaration.name.start)))
      else { return }
      platforms.formIntersection(module.mayHave)
    }
  }
}
