/// The settings that result from the files of a configuration, with the origin of each.
package struct ConfigurationOutcome: Sendable {
  /// The value of a setting.
  package enum Value: Sendable, Hashable {
    /// More settings, which follow.
    case mapping
    case text(String)
    case list([String])
    /// A value in the notation of YAML.
    case notation(String)
  }

  /// One setting.
  package struct Line: Sendable, Hashable {
    /// The folder that it applies to, empty for the whole project.
    package let folder: String
    /// The keys that lead to it, such as `rules`, `view-suffix`, `severity`; empty for one of a list.
    package let keys: [String]
    package let value: Value
    package let origin: Origin
  }

  package private(set) var lines: [Line] = []
  /// The entries that switch rules off, in the order in which they count.
  package private(set) var off: [Line] = []
  /// The place of the key `authorized`, nil if the project has none.
  package internal(set) var authorized: Origin?

  mutating func add(
    _ keys: [String], _ value: Value, _ origin: Origin, in folder: String = ""
  ) {
    lines.append(Line(folder: folder, keys: keys, value: value, origin: origin))
  }

  mutating func addOff(_ rule: String, _ origin: Origin, in folder: String) {
    let keys = ["rules", rule]
    off.append(Line(folder: folder, keys: keys, value: .text("off"), origin: origin))
  }
}
