/// A form of output: its name, a title for people, and how it is written.
///
/// A form is one value in the file of its renderer and one line in the list of its kind
/// (`Formats.swift`). Command line, completions and help read the lists.
package protocol OutputFormat: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The purpose of the form, in few words.
  var title: String { get }
}

extension OutputFormat {
  /// The form with a name, nil if there is none.
  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// Names are unique within a list.
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// The names of all forms, in the order of the list.
  package static var names: [String] { allCases.map(\.rawValue) }
}
