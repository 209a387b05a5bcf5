import SwiftSource

/// The targets of a `Package.swift` and the folders of their files.
///
/// The manifest is read as source and never run, so targets that it computes are not seen.
package struct PackageManifest: Sendable {
  /// One target of the package.
  package struct Target: Sendable, Hashable {
    package let name: String
    /// The folder of its files, from the package's folder.
    package let path: String
    package let isTest: Bool
  }

  package let targets: [Target]
  /// The folders of the packages that it depends on by their path, from the package's folder.
  package let dependencies: [String]
  /// True if it makes nothing, or programs and plugins alone: no library and no app for a device.
  package let isTool: Bool

  /// Reads the targets in `file`.
  package init(_ file: SourceFile) {
    var targets: [Target] = []
    let tokens = file.tokens
    for index in tokens.indices.dropLast(3)
    where tokens[index].kind == .period && tokens[index + 2].kind == .leftParen {
      guard let factory = Factory(rawValue: file.text(of: index + 1)) else { continue }
      let arguments = Self.arguments(of: index + 2, in: file)
      guard let name = arguments["name"] else { continue }
      let folder = factory.defaultFolder
      targets.append(
        Target(
          name: name, path: arguments["path"] ?? "\(folder)/\(name)",
          isTest: factory == .testTarget))
    }
    self.targets = targets
    let calls = tokens.indices.dropLast(3).filter {
      tokens[$0].kind == .period && tokens[$0 + 2].kind == .leftParen
    }
    func isCalled(_ names: Set<String>) -> Bool {
      calls.contains { names.contains(file.text(of: $0 + 1)) }
    }
    dependencies = calls.filter { file.matches($0 + 1, "package") }
      .compactMap { Self.arguments(of: $0 + 2, in: file)["path"] }
    let isEmpty = tokens.indices.dropLast(4).contains { index in
      tokens[index].kind == .identifier && file.matches(index, "targets")
        && tokens[index + 1].kind == .colon && tokens[index + 2].kind == .leftBracket
        && tokens[index + 3].kind == .rightBracket
    }
    isTool =
      isEmpty
      || isCalled(["executableTarget", "executable", "plugin"])
        && !isCalled(["library", "iOSApplication"])
  }

  private enum Factory: String {
    case target, executableTarget, testTarget, macro, plugin

    var defaultFolder: String {
      switch self {
      case .testTarget: "Tests"
      case .plugin: "Plugins"
      default: "Sources"
      }
    }
  }

  /// The labelled arguments of a call that are plain string literals.
  private static func arguments(of open: Int, in file: SourceFile) -> [String: String] {
    let tokens = file.tokens
    let close = tokens[open].partner
    var found: [String: String] = [:]
    var index = open + 1
    while index + 2 < close {
      if tokens[index].kind.isWord, tokens[index + 1].kind == .colon,
        tokens[index + 2].kind == .string
      {
        found[file.text(of: index)] = file.stringContent(index + 2)
      }
      index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
    }
    return found
  }
}
