/// The conventions of a project for a file, or of what is declared on one of its lines.
package struct PlaceConventions: Sendable {
  /// One of the conventions.
  package struct Entry: Sendable {
    package let convention: Convention
    /// True if the place is an exception of it.
    package let departs: Bool
  }

  /// The path from the root of the project on.
  package let path: String
  /// The 1-based line, nil for the whole file.
  package let line: Int?
  /// The conventions, those that the place departs from first.
  package let entries: [Entry]

  /// - Parameter conventions: the conventions of the project.
  package init(_ conventions: [Convention], about path: String, line: Int?) {
    func isThere(_ place: Convention.Exception) -> Bool {
      place.path == path && (line == nil || place.line == nil || place.line == line)
        || place.line == nil && path.hasPrefix(place.path + "/")
    }
    let entries = conventions.compactMap { convention -> Entry? in
      let departs = convention.exceptions.contains(where: isThere)
      guard departs || convention.subjectPlaces.contains(where: isThere) else { return nil }
      return Entry(convention: convention, departs: departs)
    }
    self.path = path
    self.line = line
    self.entries = entries.filter(\.departs) + entries.filter { !$0.departs }
  }
}
