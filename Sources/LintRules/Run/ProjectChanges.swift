import Project

/// The known facts about the changes under review.
package struct ProjectChanges: Sendable {
  /// The changed files, nil when nothing is known of changes.
  package var changes: [FileChange]?
  /// The changed text files with their lines before and after, sorted by path; nil if their
  /// previous contents are not known.
  package var diffs: [FileDiff]?
  /// The messages of the commits that make the change.
  package var messages: [String] = []
  /// The authorizations for changes, those of the messages included.
  package var authorizations: [Authorization] = []
  /// The day on which authorizations have to hold.
  package var today: CalendarDay
  /// The app, layer and module of a path, also of one that is no file any more.
  package var place: @Sendable (String) -> Place
  /// The public declarations of the changed files before and now; nil if their previous contents
  /// are not known.
  package var interfaces: InterfaceComparison?

  package init(
    today: CalendarDay, place: @escaping @Sendable (String) -> Place
  ) {
    self.today = today
    self.place = place
  }
}

extension ProjectChanges {
  /// The answer to the question if a change is authorized.
  enum Permission: Hashable {
    case given
    /// It ended on a day.
    case ended(CalendarDay)
    case none
  }

  /// The answer for the file at `place`.
  func permission(for place: Place) -> Permission {
    let found = authorizations.filter { place.isMatched(by: $0.paths) }
    if found.contains(where: { $0.until.map { $0 >= today } ?? true }) { return .given }
    return found.compactMap(\.until).max().map { .ended($0) } ?? .none
  }

  /// Returns true if a message has the trailer, with a value.
  func hasTrailer(_ name: String) -> Bool {
    messages.contains { !CommitTrailer.values(of: name, in: $0).isEmpty }
  }
}
