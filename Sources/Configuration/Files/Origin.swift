import LintRules
import YAML

/// Where a part of a configuration comes from.
package enum Origin: Sendable, Hashable {
  /// The definition of a rule that archlint ships.
  case shipped
  /// A preset that archlint ships, with the section of its document.
  case preset(name: String, section: String)
  /// A file of the project, or one that it extends.
  case file(path: String, line: Int, column: Int)
  /// An option of the command line.
  case commandLine

  init(_ path: String, _ mark: YAMLMark) {
    self = .file(path: path, line: mark.line, column: mark.column)
  }
}

extension Origin: CustomStringConvertible {
  /// The origin in a comment.
  package var description: String {
    switch self {
    case .shipped: "shipped"
    case .preset(let name, ""): "preset \(name)"
    case .preset(let name, let section): "preset \(name), \(section)"
    case .file(let path, let line, let column): "\(path):\(line):\(column)"
    case .commandLine: "command line"
    }
  }
}

/// A value with the place that it comes from.
struct Sourced<Value: Sendable>: Sendable {
  var value: Value
  var origin: Origin
}
