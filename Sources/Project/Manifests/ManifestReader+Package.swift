import SwiftSource

/// The calls of a manifest that make its package.
extension ManifestReader {
  /// A call that makes the package.
  struct PackageCall {
    /// The first token, that of a module or type before the dot included.
    let start: Int
    let open: Int
  }

  /// The calls that make the package: one, or one in each branch of an `#if`.
  func packageCalls() -> [PackageCall] {
    let calls = tokens.indices.compactMap { open in
      tokens[open].kind == .leftParen
        ? startOfPackage(at: open).map { PackageCall(start: $0, open: open) } : nil
    }
    let clauses = calls.map { file.clause(around: $0.start) }
    let branches = zip(calls, clauses).filter { $1 >= 0 && $1 != clauses[0] }.map(\.0)
    return calls.prefix(1) + (clauses.first.map { $0 >= 0 } == true ? branches : [])
  }

  /// Where a call with these arguments starts that makes a package: `Package(…)`, `Package.init(…)`, and
  /// `.init(…)` behind `: Package =`; nil for other calls.
  private func startOfPackage(at open: Int) -> Int? {
    guard open > 0 else { return nil }
    guard tokens[open - 1].is(.`init`) else { return startOfName(endingAt: open - 1) }
    guard open > 3, tokens[open - 2].kind == .period else { return nil }
    let isImplicit = tokens[open - 3].kind == .equal
    let start = startOfName(endingAt: open - (isImplicit ? 4 : 3))
    return isImplicit ? start.map { _ in open - 2 } : start
  }

  /// Where `Package` or `PackageDescription.Package` starts that ends with a token, nil for other names.
  private func startOfName(endingAt token: Int) -> Int? {
    guard token >= 0, tokens[token].kind == .identifier, file.matches(token, "Package") else {
      return nil
    }
    guard token > 0, tokens[token - 1].kind == .period else { return token }
    return token > 1 && file.matches(token - 2, "PackageDescription") ? token - 2 : nil
  }
}
