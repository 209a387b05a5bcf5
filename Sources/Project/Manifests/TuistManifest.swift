import SwiftSource

/// Reads the targets in a `Project.swift`, from which Tuist makes a project of Xcode.
///
/// The manifest is read as source and never run. Of what it names, only constants of its own are known,
/// and of what helpers make only names and paths.
///
/// Source: Tuist, "ProjectDescription", `Target`, `SourceFilesList` and `DeploymentTargets`.
struct TuistManifest {
  let file: SourceFile
  var tokens: ContiguousArray<Token> { file.tokens }

  /// Reads `file`, which is analysed, into `manifest`; nothing where it is no manifest of Tuist.
  static func read(_ file: SourceFile, into project: inout ProjectManifest) {
    guard let manifest = TuistManifest(file) else { return }
    project.targets = file.tokens.indices.dropLast().compactMap { manifest.target(at: $0) }
    guard project.targets.isEmpty else { return }
    project.targets = manifest.targetsOfHelper()
    project.helperModules = manifest.helperModules()
  }

  /// Nil where the file is no manifest of Tuist.
  init?(_ file: SourceFile) {
    let isManifest = file.outline.declarations.contains {
      $0.kind == .import && !$0.name.isEmpty
        && file.identifier(Int($0.name.start)) == "ProjectDescription"
    }
    guard isManifest else { return nil }
    self.file = file
  }

  /// The modules in calls such as `makeFramework(name: "Core")` and `Module(name: "HomeUI", path: "Home")`.
  /// A call that names a dependency has the name of a module too, or of none with a folder here.
  private func helperModules() -> [ProjectManifest.HelperModule] {
    let calls = tokens.indices.filter { $0 > 0 && tokens[$0].kind == .leftParen }
    return calls.compactMap { open in
      guard tokens[open - 1].kind.isWord else { return nil }
      let arguments = arguments(of: open)
      guard let name = arguments["name"].flatMap({ text(in: $0) }), !name.isEmpty else {
        return nil
      }
      let path = arguments["path"].flatMap { text(in: $0) } ?? name
      return ProjectManifest.HelperModule(name: name, folder: FolderPath.join("", path))
    }
  }

  /// The targets of a project that a helper of its own makes, as in `Project.framework(name: "Core")`:
  /// the module with that name and its tests, in the folders that Tuist's own templates have for them.
  private func targetsOfHelper() -> [BuildTarget] {
    let project = file.outline.declarations.first {
      $0.kind == .let && !$0.isLocal && file.name(of: $0) == "project"
    }
    guard let value = project?.value, !value.isEmpty,
      file.matches(Int(value.start), "Project"),
      let open = value.indices.first(where: { tokens[$0].kind == .leftParen }),
      let argument = arguments(of: open)["name"], let name = text(in: argument)
    else { return [] }
    var sources = TargetFiles()
    sources.folders = [TargetFiles.Folder(pattern: "Sources/**")]
    var tests = TargetFiles()
    tests.folders = [TargetFiles.Folder(pattern: "Tests/**")]
    return [
      BuildTarget(name, isTest: false, isApp: false, files: sources),
      BuildTarget(name + "Tests", isTest: true, isApp: false, files: tests),
    ]
  }

  /// The target that the call at `index` makes: `.target(name: …, product: …)` or `Target(…)`. A call
  /// without a product names a dependency.
  func target(at index: Int) -> BuildTarget? {
    guard isTargetCall(index) else { return nil }
    let arguments = arguments(of: index + 1)
    guard let product = arguments["product"] else { return nil }
    let kind = file.compactText(of: product)
    var files = TargetFiles()
    if let sources = arguments["sources"] { add(sources, to: &files) }
    if let folders = arguments["buildableFolders"] { add(folders, to: &files) }
    // A name that the manifest computes stands for a target too, if its files are known.
    let names = ["name", "productName"].compactMap { arguments[$0] }
    let isKnown = !files.files.isEmpty || !files.folders.isEmpty
    guard
      let name = names.lazy.compactMap({ strings(in: $0).named.first }).first
        ?? (isKnown ? names.first.map(file.compactText(of:)) : nil)
    else { return nil }
    var target = BuildTarget(
      name, isTest: kind.hasSuffix("Tests"), isApp: kind == ".app" || kind == ".appClip",
      files: files)
    let versions = arguments["deploymentTargets"] ?? arguments["deploymentTarget"]
    target.settings =
      versions.map { platforms(in: value(of: $0)) }?.map {
        ModuleSetting(name: $0.name, value: $0.value)
      } ?? []
    return target
  }

  func isTargetCall(_ index: Int) -> Bool {
    tokens[index + 1].kind == .leftParen
      && (file.matches(index, "target") || file.matches(index, "Target"))
  }

  private func add(_ list: TokenRange, to files: inout TargetFiles) {
    let (named, excluded) = strings(in: list)
    for pattern in named {
      if pattern.hasSuffix(".swift"), !TargetFiles.Filter.isGlob(pattern) {
        files.files.append(pattern)
        continue
      }
      var folder = TargetFiles.Folder(pattern: pattern)
      folder.excluded = .init(
        excluded.compactMap { path in
          let path = FolderPath.join("", path)
          guard path.lies(in: folder.path), path != folder.path else { return nil }
          return FolderPath.relative(path, to: folder.path)
        })
      files.folders.append(folder)
    }
  }

  /// The text literals in a list of files, and those that it leaves out.
  private func strings(in range: TokenRange) -> (named: [String], excluded: [String]) {
    var named: [String] = []
    var excluded: [String] = []
    var index = Int(range.start)
    while index < Int(range.end) {
      if index + 2 < tokens.count, tokens[index].kind.isWord, tokens[index + 1].kind == .colon,
        file.matches(index, "excluding") || file.matches(index, "compilerFlags")
      {
        let end = tokens[index + 2].kind.opens ? tokens.endOfGroup(at: index + 2) : index + 3
        if file.matches(index, "excluding") {
          excluded += (index + 2..<end).compactMap { text(at: $0) }
        }
        index = end
        continue
      }
      if let text = text(at: index) { named.append(text) }
      index += 1
    }
    return (named, excluded)
  }

  private func text(at index: Int) -> String? {
    tokens[index].kind == .string ? file.stringContent(index) : nil
  }

  /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0", macOS: "14.0")`, `.iOS(targetVersion: "17.0")`.
  func platforms(in range: TokenRange) -> [(name: String, value: String, token: Int)] {
    var found: [(name: String, value: String, token: Int)] = []
    var platform: String?
    for index in range.indices {
      let name = "platform.\(file.text(of: index))"
      if SettingsFile.platforms.values.contains(name) {
        platform = name
      } else if let name = platform, let version = text(in: TokenRange(index, index + 1)),
        DottedVersion(version) != nil
      {
        found.append((name, version, index))
        platform = nil
      }
    }
    return found
  }

  /// The value of a constant of the manifest, where the expression is the name of one.
  func value(of range: TokenRange) -> TokenRange {
    let first = Int(range.start)
    guard range.indices.count == 1, tokens[first].kind == .identifier else { return range }
    let name = file.identifier(first)
    let constant = file.outline.declarations.first {
      $0.kind == .let && !$0.isLocal && !$0.value.isEmpty && file.name(of: $0) == name
    }
    return constant?.value ?? range
  }

  /// The text of a literal, or of a constant that is one.
  func text(in range: TokenRange) -> String? {
    let value = value(of: range)
    return value.indices.count == 1 ? text(at: Int(value.start)) : nil
  }

  /// The arguments with labels of the call at `open`.
  func arguments(of open: Int) -> [String: TokenRange] {
    let close = tokens[open].partner
    var found: [String: TokenRange] = [:]
    var index = open + 1
    while index < close {
      let start = index
      while index < close, tokens[index].kind != .comma {
        index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
      }
      if start + 2 <= index, tokens[start].kind.isWord, tokens[start + 1].kind == .colon {
        found[file.text(of: start)] = TokenRange(start + 2, min(index, close))
      }
      index += 1
    }
    return found
  }
}

extension ProjectManifest {
  /// The targets in the manifest of Tuist at `path`, which is analysed.
  package static func tuist(_ file: SourceFile, at path: String) -> ProjectManifest {
    var manifest = ProjectManifest(.project, folder: folder(of: path), targets: [])
    TuistManifest.read(file, into: &manifest)
    return manifest
  }
}
