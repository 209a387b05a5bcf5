/// Something that both sides say of a file: two files agree when these are the same.
struct Fact: Hashable, Comparable {
  /// The subject of the fact.
  enum Class: String, CaseIterable {
    case word, number, string, regex, comment, declaration, parent, attributes, modifiers, inherits

    /// True if facts of the class are details of a declaration, which must exist on both sides.
    var isDetail: Bool {
      switch self {
      case .parent, .attributes, .modifiers, .inherits: true
      default: false
      }
    }
  }

  let kind: Class
  /// The first byte.
  let offset: Int
  /// The text that distinguishes it from others at the same place.
  let text: String

  static func < (left: Fact, right: Fact) -> Bool {
    (left.offset, left.kind.rawValue, left.text) < (right.offset, right.kind.rawValue, right.text)
  }
}

/// The facts about one file.
struct Facts {
  private(set) var all: Set<Fact> = []

  mutating func add(_ kind: Fact.Class, _ offset: Int, _ text: String) {
    all.insert(Fact(kind: kind, offset: offset, text: text))
  }

  mutating func add(_ kind: Fact.Class, _ range: Range<Int>, _ text: String = "") {
    add(kind, range.lowerBound, "\(range.count) \(text)")
  }

  /// A declaration with its details.
  mutating func addDeclaration(
    _ kind: String, _ name: String, at offset: Int, parent: [String], attributes: [String],
    modifiers: [String], inherits: [String]
  ) {
    add(.declaration, offset, "\(kind) \(Self.plain(name))")
    add(.parent, offset, parent.map(Self.plain).joined(separator: " > "))
    add(.attributes, offset, attributes.map(Self.plain).sorted().joined(separator: ", "))
    add(.modifiers, offset, modifiers.map(Self.plain).sorted().joined(separator: ", "))
    add(.inherits, offset, inherits.map(Self.plain).joined(separator: ", "))
  }

  /// A text without white space, which may be anywhere.
  private static func plain(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace })
  }
}
