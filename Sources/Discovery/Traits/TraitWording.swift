import SwiftSource

/// How sentences, ids and rules name a trait.
enum TraitWording {
  /// The things of a population.
  enum Noun: String {
    case type, `class`, `protocol`, suite, classOfTests, property, function

    /// `Types`.
    var plural: String {
      switch self {
      case .class: "Classes"
      case .property: "Properties"
      case .suite: "Types in tests"
      case .classOfTests: "Classes in tests"
      default: rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "s"
      }
    }

    /// `types`, for ids.
    var slug: String {
      switch self {
      case .class: "classes"
      case .property: "properties"
      case .suite, .classOfTests: "suites"
      default: "\(rawValue)s"
      }
    }
  }

  // MARK: - Sentences

  /// `Types named *View`.
  static func subject(_ noun: Noun, _ trait: Trait) -> String {
    switch trait {
    case .inherits(let name): "\(noun.plural) that inherit `\(name)`"
    case .attribute(let name): "\(noun.plural) with `@\(name)`"
    case .suffix(let words): "\(noun.plural) named `*\(words)`"
    case .folder(let name): "\(noun.plural) in folders named `\(name)`"
    case .below(let path): "\(noun.plural) in `\(path)`"
    default: noun.plural
    }
  }

  /// `are named *View`.
  static func predicate(_ trait: Trait) -> String {
    switch trait {
    case .suffix(let words): "are named `*\(words)`"
    case .prefix(let word): "have names that start with `\(word)`"
    case .folder(let name): "are in folders named `\(name)`"
    case .below(let path): "are in `\(path)`"
    case .final: "are final"
    case .attribute(let name): "have `@\(name)`"
    case .inherits(let name): "inherit `\(name)`"
    case .kind(let kind): "are \(plural(of: kind))"
    case .access(let level): "are \(level)"
    default: "follow"
    }
  }

  /// The advice for one that does not follow.
  static func remedy(_ trait: Trait) -> String {
    switch trait {
    case .suffix(let words): "Give it a name that ends with \(words)."
    case .prefix(let word): "Give it a name that starts with \(word)."
    case .folder(let name): "Move it into a folder named \(name)."
    case .below(let path): "Move it into \(path)."
    case .final: "Make it final."
    case .attribute(let name): "Give it @\(name)."
    case .inherits(let name): "Make it inherit \(name)."
    case .kind(let kind): "Make it \(kind == .enum || kind == .actor ? "an" : "a") \(kind.word)."
    case .access(let level): "Make it \(level)."
    default: "Follow the others."
    }
  }

  private static func plural(of kind: DeclarationKind) -> String {
    kind == .class ? "classes" : "\(kind.word)s"
  }

  // MARK: - Ids

  /// `view-types`.
  static func slug(_ noun: Noun, _ trait: Trait) -> String {
    switch trait {
    case .inherits(let name): "\(noun.slug)-of-\(NameWords.slug(name))"
    case .attribute(let name): "\(noun.slug)-with-\(NameWords.slug(name))"
    case .suffix(let words): "\(noun.slug)-named-\(NameWords.slug(words))"
    case .folder(let name): "\(noun.slug)-in-\(NameWords.slug(name))"
    case .below(let path): "\(noun.slug)-in-\(slug(ofPath: path))"
    default: noun.slug
    }
  }

  /// `are-named-view`.
  static func slug(_ trait: Trait) -> String {
    switch trait {
    case .suffix(let words): "are-named-\(NameWords.slug(words))"
    case .prefix(let word): "start-with-\(NameWords.slug(word))"
    case .folder(let name): "are-in-folders-\(NameWords.slug(name))"
    case .below(let path): "are-in-\(slug(ofPath: path))"
    case .final: "are-final"
    case .attribute(let name): "have-\(NameWords.slug(name))"
    case .inherits(let name): "inherit-\(NameWords.slug(name))"
    case .kind(let kind): "are-\(plural(of: kind))"
    case .access(let level): "are-\(level)"
    default: "follow"
    }
  }

  /// The last three folders of a path.
  static func slug(ofPath path: String) -> String {
    path.split(separator: "/").suffix(3).map { NameWords.slug($0) }.filter { !$0.isEmpty }
      .joined(separator: "-")
  }
}
