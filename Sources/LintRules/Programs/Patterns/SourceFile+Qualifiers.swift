import Project
import SwiftSource

/// Names of modules before the names of types.
extension SourceFile {
  /// Returns true if only a module's name precedes the dot in front of the token: `Swift.Task`.
  func isModuleQualified(_ position: Int) -> Bool {
    guard let name = qualifier(of: position) else { return false }
    if name == "Swift" || name == "_Concurrency" || name == module { return true }
    return outline.imports.contains { index in
      identifier(Int(outline.declarations[Int(index)].name.start)) == name
    }
  }

  /// Returns true if the name of a system module is before the name at `position`, so that it cannot
  /// mean a type of the project.
  func isSystemQualified(_ position: Int) -> Bool {
    tokens[position].flags.contains(.isQualified)
      || qualifier(of: position).map { Self.systemModules.contains($0) } ?? false
  }

  /// The one name before the dot in front of the token.
  private func qualifier(of position: Int) -> String? {
    guard position >= 2, tokens[position - 1].kind == .period,
      tokens[position - 2].kind == .identifier,
      position < 3 || tokens[position - 3].kind != .period
    else { return nil }
    return identifier(position - 2)
  }
}
