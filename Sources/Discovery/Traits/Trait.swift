import SwiftSource

/// Something that a type or a file is, or lacks.
package enum Trait: Hashable, Sendable {
  case kind(DeclarationKind)
  case inherits(String)
  case attribute(String)
  /// The last words of its name.
  case suffix(String)
  /// The first word of its name.
  case prefix(String)
  /// In a folder with this name, wherever that is.
  case folder(String)
  /// In this folder, from the root on.
  case below(String)
  case final
  /// A class that others inherit or may inherit.
  case isBase
  case access(String)
  /// The name of the file is that of the type.
  case named
  /// The last words of the name of the file.
  case stem(String)
  case imports(String)
  /// A probe has found something in it.
  case sees(String)
  case lacksImport(String)
  case lacks(String)

  /// The trait as a key of the background table, nil where it says something of one project only.
  package var key: String? {
    switch self {
    case .kind(let kind): "kind:\(kind.word)"
    case .inherits(let name): "inherits:\(name)"
    case .attribute(let name): "attribute:\(name)"
    case .suffix(let words): "suffix:\(words)"
    case .prefix(let word): "prefix:\(word)"
    case .folder(let name): "folder:\(name)"
    case .below: nil
    case .final: "final"
    case .isBase: nil
    case .access(let level): "access:\(level)"
    case .named: "named"
    case .stem(let words): "stem:\(words)"
    case .imports(let name): "imports:\(name)"
    case .sees(let probe): "sees:\(probe)"
    case .lacksImport(let name): "lacksImport:\(name)"
    case .lacks(let probe): "lacks:\(probe)"
    }
  }

  /// True if it says where something is.
  var isPlace: Bool {
    switch self {
    case .folder, .below: true
    default: false
    }
  }
}
