import SwiftSource

/// Reads the settings in a `Package.swift`.
///
/// The manifest is read as source: lists may be in variables and be joined by `+`. What code
/// computes otherwise is unread, and nothing is said of it.
struct ManifestReader {
  let file: SourceFile
  var tokens: ContiguousArray<Token> { file.tokens }
  private var result = SettingsFile()

  private init(_ file: SourceFile) { self.file = file }

  /// The settings of `file`, which is analysed.
  static func read(_ file: SourceFile) -> SettingsFile {
    var reader = ManifestReader(file)
    reader.readPackage()
    return reader.result
  }

  /// The targets in `file`, which is analysed, and the name of its package.
  static func targets(in file: SourceFile) -> (package: String, targets: [BuildTarget]) {
    let reader = ManifestReader(file)
    let name = reader.packageCalls().first.flatMap { call in
      reader.arguments(of: call.open).first { $0.label == "name" }.flatMap {
        reader.string($0.value)
      }
    }
    let targets = reader.targetCalls().compactMap { call -> BuildTarget? in
      let arguments = reader.arguments(of: call.open)
      guard
        let name = arguments.first(where: { $0.label == "name" }).flatMap({
          reader.string($0.value)
        })
      else { return nil }
      return BuildTarget(
        name, isTest: call.factory == .testTarget, isApp: call.factory == .executableTarget,
        files: reader.files(of: name, call.factory, reader.assigned(to: call.start) + arguments))
    }
    return (name ?? "", targets)
  }

  // MARK: - The package

  private mutating func readPackage() {
    let calls = packageCalls()
    guard !calls.isEmpty else { return }
    let tools = readToolsVersion()
    var mode: Int?
    for call in calls {
      let arguments = arguments(of: call.open)
      readPackage(at: call, arguments)
      mode = mode ?? readPackageMode(assignedModes(ofPackageAt: call.start) + arguments)
    }
    readDependencies()
    let changes = calls.count == 1 ? changesOfSwiftSettings(ofPackageAt: calls[0].start) : nil
    let isMutated = changes == nil && isAssigned("swiftSettings")
    for target in targetCalls() where target.factory.hasSettings {
      readTarget(
        target, changes ?? [], packageMode: mode ?? tools.map { min($0, 6) }, isMutated: isMutated)
    }
  }

  private mutating func readPackage(at call: PackageCall, _ arguments: [Argument]) {
    let name = arguments.first { $0.label == "name" }.flatMap { string($0.value) } ?? ""
    var package = SettingsFile.Owner(
      kind: .package, name: name, range: file.bytes(of: TokenRange(call.start, call.open)))
    let number = result.owners.count
    let assigned = assigned("platforms", ofPackageAt: call.start)
    let written = arguments.first { $0.label == "platforms" }?.value
    if let platforms = assigned ?? written {
      let list = elements(of: platforms)
      let isRead = list.items.reduce(list.isComplete) { readPlatform($1, of: number) && $0 }
      if !isRead { package.unread.insert("platforms") }
      package.insertions["platforms"] = list.array.flatMap { insertion(into: $0) }
    } else if let first = arguments.first(where: { $0.label == "name" }) {
      package.insertions["platforms"] = argument("platforms", behind: first)
    }
    if assigned == nil, isAssigned("platforms") { package.unread.insert("platforms") }
    result.owners.append(package)
  }

  /// Reads the comment that every manifest starts with.
  ///
  /// - Returns: the version's first number.
  private mutating func readToolsVersion() -> Int? {
    let key = Array("swift-tools-version:".utf8)
    let first = tokens.first?.kind == .shebang ? 1 : 0
    for comment in file.source.comments where comment.nextToken <= first && comment.kind == .line {
      // Upper and lower case are one to SwiftPM.
      let bytes = file.buffer.padded[comment.range].map { $0 | 0x20 }
      guard let lead = bytes.indices.first(where: { bytes[$0...].starts(with: key) }) else {
        continue
      }
      var start = comment.range.lowerBound + lead + key.count
      while [0x20, 0x09].contains(file.buffer.padded[start]) { start += 1 }
      let digits = file.buffer.padded[start..<comment.range.upperBound].prefix {
        ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E
      }
      let version = String(decoding: digits, as: UTF8.self)
      guard DottedVersion(version) != nil else { return nil }
      result.settings.append(
        SettingsFile.Setting(
          "swift-tools-version", name: "tools-version", value: version, range: comment.range,
          valueRange: start..<start + digits.count, owner: 0))
      return version.split(separator: ".").first.flatMap { Int($0) }
    }
    return nil
  }

  /// Reads `.iOS(.v18)` or `.iOS("18.0")`.
  ///
  /// - Returns: true if it could be understood.
  private mutating func readPlatform(_ element: TokenRange, of owner: Int) -> Bool {
    guard let (name, open) = member(element) else { return false }
    let inner = TokenRange(open + 1, tokens[open].partner)
    guard let value = version(inner) else { return false }
    result.settings.append(
      SettingsFile.Setting(
        name, name: "platform.\(name)", value: value, range: file.bytes(of: element),
        valueRange: file.bytes(of: inner), owner: owner))
    return true
  }

  /// Reads the versions of `.package(url: "…", from: "5.9.0")`.
  private mutating func readDependencies() {
    for index in tokens.indices.dropLast(3)
    where tokens[index].kind == .period && tokens[index + 2].kind == .leftParen
      && file.matches(index + 1, "package")
    {
      let arguments = arguments(of: index + 2)
      guard let url = arguments.first(where: { $0.label == "url" }).flatMap({ string($0.value) }),
        let range = arguments.compactMap({ oldestVersion($0) }).first, let value = string(range)
      else { continue }
      let call = TokenRange(index, tokens.endOfGroup(at: index + 2))
      result.settings.append(
        SettingsFile.Setting(
          "package", name: SettingsFile.nameOfDependency(url), value: value,
          range: file.bytes(of: call), valueRange: file.bytes(of: range), owner: 0))
    }
  }

  /// The oldest version that a requirement takes, as a string literal: that of `from: "5.9.0"`, of
  /// `.upToNextMajor(from: "5.9.0")`, and the lower one of a range.
  private func oldestVersion(_ argument: Argument) -> TokenRange? {
    if let label = argument.label, label != "from", label != "exact" { return nil }
    if let (name, open) = member(argument.value) {
      guard ["exact", "upToNextMajor", "upToNextMinor"].contains(name) else { return nil }
      return arguments(of: open).first?.value
    }
    let first = Int(argument.value.start)
    return tokens[first].kind == .string ? TokenRange(first, first + 1) : nil
  }

  /// `18` of `.v18`, `10.15` of `.v10_15`, the content of a string.
  private func version(_ range: TokenRange) -> String? {
    if let text = string(range) { return text }
    guard let last = range.indices.last, tokens[last].kind == .identifier, range.indices.count > 1
    else { return nil }
    let name = file.identifier(last)
    guard name.hasPrefix("v"), DottedVersion(name.dropFirst()) != nil else { return nil }
    return String(name.dropFirst()).replacing("_", with: ".")
  }

  private static let modes = ["swiftLanguageModes", "swiftLanguageVersions"]

  /// The language modes that a statement behind the package sets: `package.swiftLanguageModes = [.v5]`.
  private func assignedModes(ofPackageAt start: Int) -> [Argument] {
    Self.modes.compactMap { label in
      assigned(label, ofPackageAt: start).map {
        Argument(label: label, start: Int($0.start) - 2, value: $0)
      }
    }
  }

  /// Reads the language modes of the package.
  ///
  /// - Returns: the highest of them, in which targets are built that say nothing.
  private mutating func readPackageMode(_ arguments: [Argument]) -> Int? {
    guard let argument = arguments.first(where: { Self.modes.contains($0.label ?? "") }) else {
      return nil
    }
    let modes = elements(of: argument.value).items.compactMap { element -> String? in
      guard let (name, open) = member(element), name == "version" else { return version(element) }
      return string(TokenRange(open + 1, tokens[open].partner))
    }
    guard let highest = modes.compactMap({ Int($0.split(separator: ".").first ?? "") }).max()
    else { return nil }
    let range = TokenRange(argument.start, Int(argument.value.end))
    result.settings.append(
      SettingsFile.Setting(
        argument.label ?? "", name: "language-mode", value: String(highest),
        range: file.bytes(of: range), valueRange: file.bytes(of: argument.value), owner: 0))
    return highest
  }

  // MARK: - Targets

  private struct TargetCall {
    let factory: Factory
    /// The index of the dot before the name of the factory.
    let start: Int
    let open: Int
  }

  /// The functions of a manifest that make a target.
  private enum Factory: String {
    case target, executableTarget, testTarget, macro, plugin

    /// The folder in which SwiftPM looks for the target's own.
    var folder: String {
      switch self {
      case .testTarget: "Tests"
      case .plugin: "Plugins"
      default: "Sources"
      }
    }

    /// True if rules about settings look at such targets.
    var hasSettings: Bool { self != .macro && self != .plugin }
  }

  /// The calls that make targets with Swift in them, those left out that name a dependency.
  private func targetCalls() -> [TargetCall] {
    var calls: [TargetCall] = []
    // For each open bracket the label of the argument that is being read in it.
    var labels: [String] = [""]
    for index in tokens.indices.dropLast() {
      let token = tokens[index]
      if token.kind.opens {
        if token.kind == .leftParen, index > 1, tokens[index - 2].kind == .period,
          labels.last != "dependencies",
          let factory = Factory(rawValue: file.text(of: index - 1))
        {
          calls.append(TargetCall(factory: factory, start: index - 2, open: index))
        }
        labels.append(token.kind == .leftBracket ? labels.last ?? "" : "")
      } else if token.kind.closes {
        if labels.count > 1 { labels.removeLast() }
      } else if token.kind.isWord, tokens[index + 1].kind == .colon, labels.count > 1 {
        labels[labels.count - 1] = file.text(of: index)
      } else if token.is(.let) || token.is(.var) || token.is(.func) {
        labels[labels.count - 1] = ""
      } else if file.matches(index, "Dependency") {
        // The type of what follows: `let shared: [Target.Dependency] = [.target(name: "Core")]`.
        for depth in labels.indices.suffix(2) { labels[depth] = "dependencies" }
      }
    }
    return calls
  }

  /// The files of a target with these arguments.
  private func files(of name: String, _ factory: Factory, _ arguments: [Argument]) -> TargetFiles {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    func list(_ label: String) -> Elements? { argument(label).map { elements(of: $0.value) } }
    let path = argument("path").flatMap { string($0.value) } ?? "\(factory.folder)/\(name)"
    var folder = TargetFiles.Folder(path)
    let sources = list("sources")?.items.compactMap { string($0) } ?? []
    if !sources.isEmpty { folder.included = .init(sources) }
    // A file that one system excludes belongs to the target on the others.
    let excluded = list("exclude")?.certain.compactMap { string($0) } ?? []
    // SwiftPM compiles no Swift file that the manifest lists as a resource.
    let resources = list("resources")?.certain.compactMap { resource($0) } ?? []
    folder.excluded = .init(excluded + resources.filter { !["", "."].contains($0) })
    var files = TargetFiles()
    files.folders = [folder]
    files.hasNoSwift = ["publicHeadersPath", "cSettings", "cxxSettings"].contains {
      argument($0) != nil
    }
    return files
  }

  /// The path in `.copy("Samples")` or another rule about resources.
  private func resource(_ element: TokenRange) -> String? {
    guard let open = member(element)?.open else { return nil }
    return arguments(of: open).first.flatMap { string($0.value) }
  }

  private mutating func readTarget(
    _ call: TargetCall, _ changes: [TargetChange], packageMode: Int?, isMutated: Bool
  ) {
    let arguments = arguments(of: call.open)
    guard let nameArgument = arguments.first(where: { $0.label == "name" }),
      let name = string(nameArgument.value)
    else { return }
    let number = result.owners.count
    let firstSetting = result.settings.count
    var owner = SettingsFile.Owner(
      kind: call.factory == .testTarget ? .testTarget : .target, name: name,
      range: file.bytes(of: nameArgument.value))
    owner.files = files(of: name, call.factory, assigned(to: call.start) + arguments)
    if isMutated { owner.unread.insert("swiftSettings") }
    result.owners.append(owner)
    if let settings = arguments.first(where: { $0.label == "swiftSettings" }) {
      let list = elements(of: settings.value)
      let isRead = list.items.reduce(list.isComplete) { readSwiftSetting($1, of: number) && $0 }
      if !isRead { owner.unread.insert("swiftSettings") }
      owner.insertions["swiftSettings"] = list.array.flatMap { insertion(into: $0) }
    } else {
      owner.insertions["swiftSettings"] = swiftSettings(in: arguments)
    }
    let hasList = arguments.contains { $0.label == "swiftSettings" }
    for change in changes where hasList || change.effect != .addToOthers {
      if change.effect == .replace {
        result.settings.removeSubrange(firstSetting...)
        owner.unread.remove("swiftSettings")
        owner.insertions["swiftSettings"] = change.elements.array.flatMap { insertion(into: $0) }
      }
      let isRead = change.elements.items.reduce(true) { readSwiftSetting($1, of: number) && $0 }
      if !isRead { owner.unread.insert("swiftSettings") }
    }
    result.owners[number] = owner
    let own = result.settings[firstSetting...].contains { $0.name == "language-mode" }
    if !own, owner.unread.isEmpty, let packageMode {
      result.settings.append(
        SettingsFile.Setting(
          "swiftLanguageMode", name: "language-mode", value: String(packageMode),
          range: file.bytes(of: nameArgument.value), valueRange: nil, owner: number))
    }
  }

  /// Reads one element of `swiftSettings`.
  ///
  /// - Returns: whether it could be understood.
  private mutating func readSwiftSetting(_ element: TokenRange, of owner: Int) -> Bool {
    guard let (name, open) = member(element) else { return false }
    let arguments = arguments(of: open)
    guard let first = arguments.first?.value else { return true }
    func add(_ key: String, _ value: String) {
      result.settings.append(
        SettingsFile.Setting(
          name, name: key, value: value, range: file.bytes(of: element),
          valueRange: file.bytes(of: first), owner: owner))
    }
    switch name {
    case "swiftLanguageMode", "swiftLanguageVersion":
      guard let mode = version(first) else { return false }
      add("language-mode", mode)
    case "defaultIsolation":
      let text = file.compactText(of: first)
      add("default-isolation", text.hasSuffix(".self") ? String(text.dropLast(5)) : "nonisolated")
    case "enableExperimentalFeature", "enableUpcomingFeature":
      guard let feature = string(first) else { return false }
      if feature == "StrictConcurrency" || feature == "StrictConcurrency=complete" {
        add("strict-concurrency", "complete")
      } else {
        add("feature", feature)
      }
    case "unsafeFlags": return readFlags(elements(of: first), of: owner)
    case "define", "interoperabilityMode", "strictMemorySafety", "treatAllWarnings",
      "treatWarning", "enableWarning", "disableWarning":
      break
    default: return false
    }
    return true
  }

  private mutating func readFlags(_ list: Elements, of owner: Int) -> Bool {
    let strict = "-strict-concurrency="
    let texts = list.items.map { string($0) }
    for (index, flag) in list.items.enumerated() {
      guard let text = texts[index] else { return false }
      let next = index + 1 < texts.count ? texts[index + 1] : nil
      var (key, value) = ("unsafe-flag", text)
      if text.hasPrefix(strict) {
        (key, value) = ("strict-concurrency", String(text.dropFirst(strict.count)))
      } else if text == "-swift-version", let next {
        (key, value) = ("language-mode", next)
      } else if text.hasPrefix("-enable-"), text.hasSuffix("-feature"), next == "StrictConcurrency"
      {
        (key, value) = ("strict-concurrency", "complete")
      }
      result.settings.append(
        SettingsFile.Setting(
          "unsafeFlags", name: key, value: value, range: file.bytes(of: flag),
          valueRange: file.bytes(of: flag), owner: owner))
    }
    return list.isComplete
  }
}
