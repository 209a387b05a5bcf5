/// A type that somebody wants to write, from a name or a description.
struct WantedType: Sendable {
  /// The part of the name that says whom it serves: `Orders` of `OrdersViewModel`.
  let feature: String
  /// The part of the name that says what it is: `ViewModel` of `OrdersViewModel`; empty if that is open.
  let role: String
  let name: String
  let inherits: [String]

  /// Words of a description that name nothing.
  private static let fillers: Set<String> = [
    "a", "an", "the", "new", "of", "for", "in", "on", "to", "with", "named", "called", "that",
    "and", "my", "type", "class", "struct", "enum", "actor", "file", "swift",
  ]
  /// Words for what something belongs to, after `for`.
  private static let owners: Set<String> = [
    "screen", "feature", "page", "module", "flow", "scene", "tab", "app",
  ]

  init(_ text: String, inherits: [String]) throws {
    self.inherits = inherits
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard !words.isEmpty else { throw CallFailure("'what' names nothing") }
    if words.count == 1 {
      name = Self.capitalized(words[0])
      let parts = Self.parts(of: name)
      role = parts.count > 1 ? parts.dropFirst().joined() : ""
      feature = parts.first ?? name
      return
    }
    // `a view model for the screen Orders`: the role before `for`, whom it serves after it.
    let division = words.firstIndex { ["for", "of"].contains($0.lowercased()) }
    let before = division.map { Array(words[..<$0]) } ?? words
    let after = division.map { Array(words[($0 + 1)...]) } ?? []
    let named = before.filter { Self.isName($0) }
    let roles = before.filter { !Self.isName($0) && !Self.fillers.contains($0.lowercased()) }
    let owner = after.filter {
      !Self.fillers.contains($0.lowercased()) && !Self.owners.contains($0.lowercased())
    }
    let plain = roles.map { Self.capitalized($0) }.joined()
    if let first = named.first(where: { Self.parts(of: $0).count > 1 }), owner.isEmpty,
      roles.isEmpty
    {
      let parts = Self.parts(of: first)
      (feature, role, name) = (parts[0], parts.dropFirst().joined(), first)
      return
    }
    feature = (named + owner).map { Self.capitalized($0) }.joined()
    role = plain
    name = feature + plain
    guard !name.isEmpty, name.utf8.count <= 100 else {
      throw CallFailure("'what' has no name in it, or a long one")
    }
  }

  private init(feature: String, role: String, inherits: [String]) {
    self.feature = feature
    self.role = role
    name = feature + role
    self.inherits = inherits
  }

  /// The same name divided at another place.
  func divided(role: String) -> WantedType {
    WantedType(
      feature: String(name.dropLast(role.count)), role: role, inherits: inherits)
  }

  /// A part of the same feature.
  func part(named name: String) -> WantedType {
    let role = name.hasPrefix(feature) ? String(name.dropFirst(feature.count)) : ""
    return WantedType(
      feature: role.isEmpty ? name : feature, role: role, inherits: [])
  }

  private static func isName(_ word: String) -> Bool {
    word.first?.isUppercase == true && !fillers.contains(word.lowercased())
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a name: `HTTP`, `Client`, `Error` of `HTTPClientError`.
  static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var current = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let startsWord =
        character.isUppercase
        && (current.last.map { !$0.isUppercase } ?? false || next?.isLowercase == true)
      if startsWord, !current.isEmpty {
        parts.append(current)
        current = ""
      }
      current.append(character)
    }
    if !current.isEmpty { parts.append(current) }
    return parts
  }
}
