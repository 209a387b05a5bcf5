import SwiftSource

/// The targets of a `Package.swift` and the folders of their files.
///
/// The manifest is read as source and never run, so targets that it computes are not seen.
package struct PackageManifest: Sendable {
  /// The name of the package, empty where code computes it.
  package let name: String
  package let targets: [BuildTarget]

  /// The folders of the packages that it depends on by their path, from the package's folder.
  package let dependencies: [String]
  /// True if it makes nothing, only takes other packages, or makes programs and plugins alone: no
  /// library and no app for a device.
  package let isTool: Bool

  /// The build settings, empty where they are not asked for.
  let settings: SettingsFile
  /// The settings that hold for all of its targets, empty where they are not asked for.
  package let common: [ModuleSetting]

  /// Reads the targets in `file`, which is analysed.
  ///
  /// - Parameter asksForSettings: whether to read their build settings.
  package init(_ file: SourceFile, asksForSettings: Bool = false) {
    let read = ManifestReader.targets(in: file)
    name = read.package
    let calls = Self.memberCalls(in: file)
    func isCalled(_ names: Set<String>) -> Bool {
      calls.contains { names.contains(file.text(of: $0)) }
    }
    dependencies = calls.filter { file.matches($0, "package") }
      .compactMap { Self.path(amongArgumentsOf: $0 + 1, in: file) }
    isTool =
      Self.isEmpty("targets", in: file)
      && (Self.isEmpty("products", in: file) || isCalled(["package"]))
      || isCalled(["executableTarget", "executable", "plugin"])
        && !isCalled(["library", "iOSApplication"])
    settings = asksForSettings ? ManifestReader.read(file) : SettingsFile()
    let ofTargets = asksForSettings ? SettingsFile.settingsByOwner(of: settings) : [:]
    let common = ofTargets[""] ?? []
    self.common = common
    targets = read.targets.map { target in
      var target = target
      target.settings = ofTargets[target.name] ?? common
      return target
    }
  }

  /// The names of the calls of members in the manifest, such as `library` in `.library(…)`.
  private static func memberCalls(in file: SourceFile) -> [Int] {
    file.tokens.indices.dropLast(3).filter {
      file.tokens[$0].kind == .period && file.tokens[$0 + 2].kind == .leftParen
    }.map { $0 + 1 }
  }

  /// Returns true if the list with this label is there and empty.
  private static func isEmpty(_ label: String, in file: SourceFile) -> Bool {
    let tokens = file.tokens
    return tokens.indices.dropLast(4).contains { index in
      tokens[index].kind == .identifier && file.matches(index, label)
        && tokens[index + 1].kind == .colon && tokens[index + 2].kind == .leftBracket
        && tokens[index + 3].kind == .rightBracket
    }
  }

  /// The literal argument `path` of a call whose bracket opens at a token.
  private static func path(amongArgumentsOf open: Int, in file: SourceFile) -> String? {
    let tokens = file.tokens
    let close = tokens[open].partner
    var index = open + 1
    while index + 2 < close {
      if tokens[index].kind.isWord, file.matches(index, "path"), tokens[index + 1].kind == .colon,
        tokens[index + 2].kind == .string
      {
        return file.stringContent(index + 2)
      }
      index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
    }
    return nil
  }
}
