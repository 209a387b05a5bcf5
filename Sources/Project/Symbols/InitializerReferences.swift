import SwiftSource

/// Initializers that code passes on as functions, as `map(Point.init)` does, without naming their
/// arguments.
extension SourceFile {
  /// The word `init`.
  package static let initializerWord = WordHash.short(of: "init")

  /// The hash of the type of which the word `init` at `index` names an initializer without calling it;
  /// 0 for a type that is not written there, nil for anything else.
  package func typeOfInitializerReference(at index: Int) -> UInt32? {
    guard index > 0, tokens[index].is(.`init`), tokens[index - 1].kind == .period,
      tokens[index + 1].kind != .leftParen || tokens[index + 1].startsLine
    else { return nil }
    let base = index - 2
    let isNamed =
      base >= 0 && !tokens[index - 1].isAfterTrivia && tokens[base].kind == .identifier
      && isCapitalized(base)
    return isNamed ? tokens[base].hash : 0
  }
}
