import Project

/// The numbers of a project on one day: a line of its history.
package struct AuditDay: Sendable, Hashable {
  package let day: CalendarDay
  /// The version of archlint; a later one may find more.
  package let version: String
  package let presets: [String]
  /// How many rules were checked.
  package let rules: Int
  package let files: Int
  package let lines: Int
  package let errors: Int
  package let warnings: Int
  package let infos: Int
  /// How many items of the documents apply.
  package let items: Int
  /// How many of them are done.
  package let done: Int

  package init(
    day: CalendarDay, version: String = "", presets: [String] = [], rules: Int = 0, files: Int = 0,
    lines: Int = 0, errors: Int = 0, warnings: Int = 0, infos: Int = 0, items: Int = 0,
    done: Int = 0
  ) {
    self.day = day
    self.version = version
    self.presets = presets
    self.rules = rules
    self.files = files
    self.lines = lines
    self.errors = errors
    self.warnings = warnings
    self.infos = infos
    self.items = items
    self.done = done
  }

  package var findings: Int { errors + warnings + infos }
}

extension [AuditDay] {
  /// The days with `day` in place of the one with its date.
  func replacing(_ day: AuditDay) -> [AuditDay] {
    (filter { $0.day != day.day } + [day]).sorted { $0.day < $1.day }
  }
}
