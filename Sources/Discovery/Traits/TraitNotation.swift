import Matching
import SwiftSource

/// Traits as keys of a description of declarations.
enum TraitNotation {
  /// The entries that describe those with a trait.
  static func entries(_ trait: Trait, isSelected: Bool) -> [Notation.Entry] {
    switch trait {
    case .kind(let kind): [.init("kind", .text(kind.word))]
    case .inherits(let name):
      [.init("inherits", .text(name))] + (isSelected ? [.init("written", true)] : [])
    case .attribute(let name): [.init("attributes", .text(name))]
    case .suffix(let words): [.init("name", .text("*\(words)"))]
    case .prefix(let word): [.init("name", .text("\(word)*"))]
    case .folder(let name): [.init("paths", .texts(["**/\(Glob.literal(name))/**"]))]
    case .below(let path): [.init("paths", .texts(["\(Glob.literal(path))/**"]))]
    case .final: [.init("modifiers", "final")]
    // What is open is public as well.
    case .access("public"): [.init("any", [["access": "public"], ["access": "open"]])]
    case .access(let level): [.init("access", .text(level))]
    default: []
    }
  }

  /// A description of no private declarations, as an entry.
  static let noPrivate = Notation.Entry(
    "none", [["access": "private"], ["access": "fileprivate"]])

  /// The globs of files with a trait.
  static func paths(_ trait: Trait) -> [String] {
    switch trait {
    case .folder(let name): ["**/\(Glob.literal(name))/**"]
    case .below(let path): ["\(Glob.literal(path))/**"]
    case .stem(let words): ["**/*\(Glob.literal(words)).swift"]
    default: []
    }
  }
}
