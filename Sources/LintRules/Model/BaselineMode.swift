import Project

/// The effect of a project's baseline on a rule.
package enum BaselineMode: Sendable, Hashable {
  /// It accepts the findings that it knows; new ones count.
  case frozen
  /// It accepts nothing.
  case strict
  /// It accepts what it knows up to this day.
  case burnDown(CalendarDay)
}
