import Testing

@testable import Project

@Suite struct CalendarDayTests {
  @Test(
    "a day has its number since 1 January 1970",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("1970-02-28", 58), ("1970-03-01", 59),
      ("1972-02-29", 789), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("2024-10-04", 20_000),
      ("2025-01-12", 20_100), ("2100-02-28", 47_540), ("2100-03-01", 47_541),
      ("0001-01-01", -719_162),
      ("9999-12-31", 2_932_896),
    ])
  func numbers(_ text: String, _ number: Int) {
    #expect(CalendarDay(text)?.number == number)
    #expect(CalendarDay(number: number).description == text)
  }

  @Test("a day of four centuries is read from its own text, and later ones sort behind it")
  func roundTrip() {
    var last = ""
    for number in stride(from: 0, to: 146_097, by: 11) {
      let text = CalendarDay(number: number).description
      #expect(CalendarDay(text)?.number == number && last < text, "\(number)")
      last = text
    }
  }

  @Test(
    "a text that names no day of the calendar is none",
    arguments: [
      "2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
      "2026-01-32", "0000-01-01", "2026-1-01", "2026-01-1", "26-01-01", "+026-01-01", "2026-01",
      "2026-01-01-", "2026/01/01", "a", "",
    ])
  func noDay(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test("days are ordered by their number") func order() {
    let (first, second) = (CalendarDay(number: 1), CalendarDay(number: 2))
    #expect(first < second)
    #expect(!(second < first))
    #expect(!(first < first))
  }
}
