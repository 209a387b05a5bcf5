import SwiftSource

/// The build settings in a `Project.swift`.
///
/// Source: Tuist, "ProjectDescription", `Settings`, `SettingsDictionary` and `DeploymentTargets`.
extension TuistManifest {
  /// The settings of the project and of its targets; none where the file is no manifest of Tuist.
  static func settings(in file: SourceFile) -> SettingsFile {
    var result = SettingsFile()
    guard let manifest = TuistManifest(file) else { return result }
    result.owners = [SettingsFile.Owner(kind: .project, name: "")]
    let project = file.tokens.indices.dropLast().first {
      file.matches($0, "Project") && file.tokens[$0 + 1].kind == .leftParen
    }
    if let project { manifest.add(manifest.arguments(of: project + 1), owner: 0, to: &result) }
    for index in file.tokens.indices.dropLast() {
      guard let target = manifest.target(at: index) else { continue }
      let arguments = manifest.arguments(of: index + 1)
      var owner = SettingsFile.Owner(
        kind: target.isTest ? .testTarget : target.isApp ? .application : .target,
        name: target.name, range: arguments["name"].map { file.bytes(of: $0) })
      owner.files = target.files
      result.owners.append(owner)
      manifest.add(arguments, owner: result.owners.count - 1, to: &result)
    }
    return result
  }

  /// Adds what the arguments of a project or of a target say.
  private func add(
    _ arguments: [String: TokenRange], owner: Int, to result: inout SettingsFile
  ) {
    if let versions = arguments["deploymentTargets"] ?? arguments["deploymentTarget"] {
      for (name, value, token) in platforms(in: self.value(of: versions)) {
        // A constant may be the version of something else too.
        let isLiteral = tokens[token].kind == .string
        result.settings.append(
          SettingsFile.Setting(
            "deploymentTargets", name: name, value: value, range: tokens[token].range,
            valueRange: isLiteral ? file.contentRange(of: token) : nil, owner: owner))
      }
    }
    guard let list = arguments["settings"] else { return }
    let parts = withConstants(value(of: list))
    if !parts.allSatisfy(isPlain) { result.owners[owner].unread.insert("swiftSettings") }
    for range in parts { addSettings(in: range, owner: owner, to: &result) }
  }

  /// Adds the settings of the dictionaries in an expression.
  private func addSettings(in range: TokenRange, owner: Int, to result: inout SettingsFile) {
    for index in range.indices.dropLast(2)
    where tokens[index].kind == .string && tokens[index + 1].kind == .colon {
      let isWrapped = tokens[index + 2].kind == .period && index + 4 < Int(range.end)
      let value = isWrapped ? index + 5 : index + 2
      guard value < Int(range.end), tokens[value].kind == .string else { continue }
      result.settings.append(
        SettingsFile.Setting(
          file.stringContent(index), value: file.stringContent(value),
          range: file.bytes(of: TokenRange(index, value + 1)),
          valueRange: file.contentRange(of: value), owner: owner))
    }
  }

  /// An expression, and the values of the constants of the manifest that are its arguments:
  /// `.settings(base: shared)`.
  private func withConstants(_ range: TokenRange) -> [TokenRange] {
    let constants = range.indices.compactMap { index -> TokenRange? in
      guard tokens[index].kind == .identifier, index > 0, tokens[index - 1].kind == .colon else {
        return nil
      }
      let name = TokenRange(index, index + 1)
      let constant = value(of: name)
      return constant.start == name.start ? nil : constant
    }
    return [range] + constants
  }

  /// Returns true if all settings in the expression are texts that it has itself, or constants of the
  /// manifest. Functions of the manifest, variables and files of settings may say more.
  private func isPlain(_ range: TokenRange) -> Bool {
    let known = [
      "settings", "base", "configurations", "debug", "release", "name", "string", "init",
    ]
    return range.indices.allSatisfy { index in
      guard tokens[index].kind.isWord else { return true }
      let name = TokenRange(index, index + 1)
      return tokens[index].is(.nil) || value(of: name).start != name.start
        || known.contains(file.text(of: index)) && !isArgument(index)
    }
  }

  /// Returns true if the word is an argument by itself, not a label or a member.
  private func isArgument(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].kind == .colon
      && [.comma, .rightParen].contains(tokens[index + 1].kind)
  }
}
