import SwiftSource

/// The types, protocols, suites of tests and files of a project, with their traits.
struct Populations {
  /// Types at file level, tests left out.
  private(set) var types = Population()
  private(set) var protocols = Population()
  /// Types at file level in tests.
  private(set) var suites = Population()
  /// Members with attributes.
  private(set) var members = Population()
  /// Files, tests left out.
  private(set) var files = Population()
  /// The names of classes.
  private(set) var classes: Set<String> = []

  init(_ project: ObservedProject) {
    let inherited = Set(
      project.files.flatMap { $0.types.lazy.filter { $0.kind == .class }.flatMap(\.inherits) })
    var seen = [Set<String>](repeating: [], count: project.files.count)
    let effects = Set(Effect.all.map(\.id))
    for sighting in project.sightings where effects.contains(sighting.probe) {
      seen[Int(sighting.file)].insert(sighting.probe)
    }
    for (index, file) in project.files.enumerated() {
      let places = Self.places(of: file.path)
      classes.formUnion(file.types.lazy.filter { $0.kind == .class }.map(\.name))
      for type in file.types where !type.isNested {
        let traits = Self.traits(of: type, in: file, subclassed: inherited) + places
        if file.isTest {
          suites.add(traits, file: index, line: type.line)
        } else if type.kind == .protocol {
          protocols.add(traits, file: index, line: type.line)
        } else {
          types.add(traits, file: index, line: type.line)
        }
      }
      guard !file.isTest else { continue }
      for member in file.members {
        members.add(Self.traits(of: member), file: index, line: member.line)
      }
      files.add(
        places + Self.stems(of: file.path) + file.imports.map { .imports($0) }
          + seen[index].sorted().map { .sees($0) }, file: index, line: 1)
    }
  }

  /// How many words of a name a trait has at most.
  private static let longestSuffix = 3

  private static func traits(
    of type: ObservedType, in file: ObservedFile, subclassed: Set<String>
  ) -> [Trait] {
    var traits: [Trait] = [.kind(type.kind)]
    traits += type.inherits.map { .inherits($0) }
    traits += type.attributes.filter { !commonAttributes.contains($0) }.map { .attribute($0) }
    let words = NameWords.words(of: type.name)
    traits += suffixes(of: words, name: type.name).map { .suffix($0) }
    if let prefix = prefix(of: words) { traits.append(.prefix(prefix)) }
    if type.kind == .class {
      if type.modifiers.contains(.final) {
        traits.append(.final)
      } else if subclassed.contains(type.name) || type.modifiers.contains(.open) {
        traits.append(.isBase)
      }
    }
    traits.append(.access(access(of: type.modifiers)))
    if stem(of: file.path) == type.name { traits.append(.named) }
    return traits
  }

  private static func traits(of member: ObservedMember) -> [Trait] {
    member.attributes.map { .attribute($0) }
      + [.access(access(of: member.modifiers)), .kind(member.kind)]
  }

  /// Attributes that say nothing of what a type is.
  private static let commonAttributes: Set<String> = [
    "available", "objc", "objcMembers", "frozen", "usableFromInline", "inlinable", "preconcurrency",
    "unchecked", "IBDesignable", "main", "UIApplicationMain", "NSApplicationMain", "unsafe", "safe",
    "_spi", "dynamicMemberLookup", "propertyWrapper", "resultBuilder", "discardableResult",
  ]

  private static func access(of modifiers: ModifierSet) -> String {
    if modifiers.contains(.private) { return "private" }
    if modifiers.contains(.fileprivate) { return "fileprivate" }
    if modifiers.contains(.public) || modifiers.contains(.open) { return "public" }
    if modifiers.contains(.package) { return "package" }
    return "internal"
  }

  /// The last words of a name, from one to three, where they are the end of it as it is written.
  static func suffixes(of words: [String], name: String) -> [String] {
    (1...longestSuffix).compactMap { count in
      guard count <= words.count else { return nil }
      let suffix = words.suffix(count).joined()
      return name.hasSuffix(suffix) && suffix.utf8.count > 1 ? suffix : nil
    }
  }

  /// Two to four capitals before another word: the prefix of a company or module.
  private static func prefix(of words: [String]) -> String? {
    guard words.count > 1, let first = words.first, (2...4).contains(first.utf8.count),
      first.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A })
    else { return nil }
    return first
  }

  private static func stems(of path: String) -> [Trait] {
    let name = stem(of: path)
    let words = NameWords.words(of: name)
    return suffixes(of: words, name: name).map { .stem($0) }
  }

  /// The name of the file without its extension.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  private static func places(of path: String) -> [Trait] {
    let folders = path.split(separator: "/").dropLast()
    var traits: [Trait] = []
    var around = ""
    for folder in folders {
      around += around.isEmpty ? folder : "/\(folder)"
      traits.append(.below(around))
      if !commonFolders.contains(String(folder)) { traits.append(.folder(String(folder))) }
    }
    return traits
  }

  /// Folders that say nothing of what is in them.
  private static let commonFolders: Set<String> = [
    "Sources", "Source", "Classes", "Code", "App", "Packages", "Modules", "Targets", "Swift",
    "iOS", "macOS", "Other", "Misc", "src",
  ]
}
