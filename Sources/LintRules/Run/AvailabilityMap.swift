import Project
import SwiftSource

/// The parts of a file that run only on some systems: after `#available`, below `@available`, and
/// inside `#if os(…)`.
struct AvailabilityMap {
  /// The systems that run a part of a file.
  struct Limits {
    /// The oldest versions.
    var from: [Platform: DottedVersion] = [:]
    /// Versions from which on other code runs.
    var below: [Platform: DottedVersion] = [:]
    /// Platforms that never run the code.
    var absent: PlatformSet = []

    /// Adds the limits of code around.
    mutating func narrow(by other: Limits) {
      from.merge(other.from) { max($0, $1) }
      below.merge(other.below) { min($0, $1) }
      absent.formUnion(other.absent)
    }
  }

  /// A part with its limits.
  struct Scope {
    let range: TokenRange
    let limits: Limits
  }

  /// The parts in the order of their starts.
  private let scopes: [Scope]
  /// For each part how far it and those before it reach.
  private let reach: [Int32]
  /// The platforms that lack a module that the whole file imports.
  private let absent: PlatformSet

  init(_ file: SourceFile) {
    var scopes = AvailabilityScan(file).scopes
    scopes += file.availabilityOfDeclarations() + file.availabilityOfClauses()
    scopes.sort { $0.range.start < $1.range.start }
    var end: Int32 = 0
    reach = scopes.map { scope in
      end = max(end, scope.range.end)
      return end
    }
    self.scopes = scopes
    absent = PlatformSet.all.subtracting(file.platformsOfImports)
  }

  /// The limits of the code at a token.
  func limits(at token: Int) -> Limits {
    var limits = Limits(absent: absent)
    var index = scopes.partitioningIndex { Int($0.range.start) > token } - 1
    while index >= 0, Int(reach[index]) > token {
      if scopes[index].range.contains(token) { limits.narrow(by: scopes[index].limits) }
      index -= 1
    }
    return limits
  }
}

// MARK: - Attributes

extension SourceFile {
  /// The limits that `@available` attributes give declarations.
  fileprivate func availabilityOfDeclarations() -> [AvailabilityMap.Scope] {
    outline.declarations.compactMap { declaration in
      var limits: AvailabilityMap.Limits?
      for attribute in outline.attributes[declaration.attributes]
      where attribute.arguments >= 0 && tokens[Int(attribute.name.start)].is(.available) {
        let read = availability(inAttribute: Int(attribute.arguments))
        if limits == nil { limits = read } else { limits?.narrow(by: read) }
      }
      return limits.map { AvailabilityMap.Scope(range: declaration.range, limits: $0) }
    }
  }

  /// The limits in the arguments of an `@available` attribute, whose parenthesis is at `open`.
  private func availability(inAttribute open: Int) -> AvailabilityMap.Limits {
    var limits = AvailabilityMap.Limits()
    let arguments = tokens.elements(ofBracket: open)
    // `iOS, introduced: 13, obsoleted: 16` is about one platform, `iOS 16, macOS 13, *` about many.
    guard let first = arguments.first, first.indices.count == 1,
      let platform = Platform(name: identifier(Int(first.start)))
    else {
      limits.from = versions(in: arguments)
      return limits
    }
    for argument in arguments.dropFirst() {
      let label = identifier(Int(argument.start))
      if label == "unavailable" { limits.absent.insert(PlatformSet(platform)) }
      guard argument.indices.count > 2, tokens[Int(argument.start) + 1].kind == .colon,
        let version = version(in: TokenRange(Int(argument.start) + 2, Int(argument.end)))
      else { continue }
      switch label {
      case "introduced":
        limits.from[platform] = version
      case "deprecated", "obsoleted":
        limits.below[platform] = min(version, limits.below[platform] ?? version)
      default: continue
      }
    }
    return limits
  }

  /// The versions in a list such as `iOS 16, macOS 13, *`.
  fileprivate func versions(in arguments: [TokenRange]) -> [Platform: DottedVersion] {
    var versions: [Platform: DottedVersion] = [:]
    for argument in arguments where argument.indices.count > 1 {
      let name = identifier(Int(argument.start))
      guard let version = version(in: TokenRange(Int(argument.start) + 1, Int(argument.end))) else {
        continue
      }
      if let platform = Platform(name: name) { versions[platform] = version }
      guard name == "anyAppleOS" else { continue }
      for platform in Platform.allCases where platform != .linux { versions[platform] = version }
    }
    return versions
  }

  /// The version that the tokens write.
  private func version(in range: TokenRange) -> DottedVersion? {
    range.isEmpty ? nil : DottedVersion(compactText(of: range))
  }
}

// MARK: - Conditional compilation

extension SourceFile {
  /// The limits of the branches of `#if` whose condition leaves platforms out.
  fileprivate func availabilityOfClauses() -> [AvailabilityMap.Scope] {
    outline.clauses.indices.compactMap { index in
      let platforms = platforms(ofClause: index)
      guard platforms != .all, !platforms.isEmpty else { return nil }
      return AvailabilityMap.Scope(
        range: outline.clauses[index].body,
        limits: .init(absent: PlatformSet.all.subtracting(platforms)))
    }
  }
}

extension AvailabilityScan {
  /// The versions in the parentheses of `#available` or `#unavailable` at the token.
  static func versions(of token: Int, in file: SourceFile) -> [Platform: DottedVersion] {
    file.versions(in: file.tokens.elements(ofBracket: token + 1))
  }
}
