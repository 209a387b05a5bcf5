import Project
import Testing

@testable import Audits

/// The history of a project is a file with one line a day.
@Suite struct AuditHistoryTests {
  private func line(_ date: String, errors: Int = 1, _ more: String = "") -> String {
    #"{"schema": "archlint-history/1", "date": "\#(date)", "version": "1", "presets": ["a"], "#
      + #""rules": 3, "files": 2, "lines": 9, "errors": \#(errors), "warnings": 2, "infos": 3, "#
      + #""items": 4, "done": 1\#(more)}"#
  }

  private func history(_ lines: String...) -> AuditHistory {
    AuditHistory(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  private func text(_ history: AuditHistory) -> [String] {
    String(decoding: history.text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test("the days are in their order, whatever the order of the lines")
  func order() throws {
    let history = history(line("2026-05-02", errors: 5), line("2026-04-30"), line("2026-05-01"))
    #expect(history.problems.isEmpty)
    #expect(history.days.map(\.day.description) == ["2026-04-30", "2026-05-01", "2026-05-02"])
    let last = try #require(history.days.last)
    #expect(last.findings == 10)
    #expect(last.presets == ["a"])
    #expect((last.rules, last.files, last.lines, last.items, last.done) == (3, 2, 9, 4, 1))
  }

  @Test("an empty file and empty lines have no days and no mistakes")
  func nothing() {
    for text in ["", "\n", "\n\n", " \r\n"] {
      let history = AuditHistory(Array(text.utf8))
      #expect(history.days.isEmpty && history.problems.isEmpty)
      #expect(String(decoding: history.text, as: UTF8.self) == text)
    }
  }

  @Test("a day that is there is replaced in its place, others are appended")
  func recording() throws {
    var history = history(line("2026-05-01"), line("2026-05-02"))
    let day = try #require(CalendarDay("2026-05-01"))
    history.record(AuditDay(day: day, errors: 7), line: Array("NEW".utf8))
    #expect(text(history) == ["NEW", line("2026-05-02"), ""])
    #expect(history.days.first?.errors == 7)
    let next = try #require(CalendarDay("2026-05-03"))
    history.record(AuditDay(day: next), line: Array("NEXT".utf8))
    #expect(text(history) == ["NEW", line("2026-05-02"), "NEXT", ""])
  }

  @Test("of two lines of a day, as a merge leaves them, the last counts and one stays")
  func twins() throws {
    var history = history(
      line("2026-05-01", errors: 1), line("2026-05-02"), line("2026-05-01", errors: 2))
    #expect(history.days.map(\.errors) == [2, 1])
    let day = try #require(CalendarDay("2026-05-01"))
    history.record(AuditDay(day: day), line: Array("NEW".utf8))
    #expect(text(history) == ["NEW", line("2026-05-02"), ""])
  }

  @Test(
    "a line that is no day is named and kept",
    arguments: [
      ("<<<<<<< HEAD", "is not JSON: a value is expected here (column 1)"),
      (
        "{\"schema\": \"archlint-history/1\"",
        "is not JSON: the text ends in the middle (column 32)"
      ),
      ("{}", "is not a day of an audit: it has no 'schema'"),
      ("[1]", "is not a day of an audit: it has no 'schema'"),
      (
        "{\"schema\": \"archlint-history/2\"}",
        "has the form 'archlint-history/2', and this archlint reads 'archlint-history/1'"
      ),
      ("{\"schema\": \"archlint-history/1\"}", "has no 'date' such as 2026-12-31"),
      (
        "{\"schema\": \"archlint-history/1\", \"date\": \"2026-02-30\"}",
        "has no 'date' such as 2026-12-31"
      ),
      (
        "{\"schema\": \"archlint-history/1\", \"date\": \"2026-02-03\", \"rules\": -1}",
        "has no 'rules' that is a number of things"
      ),
    ])
  func damagedLines(_ damaged: String, _ message: String) throws {
    var history = history(line("2026-05-01"), damaged, line("2026-05-02"))
    #expect(history.problems == [AuditHistory.Problem(line: 2, message: message)])
    #expect(history.days.count == 2)
    let day = try #require(CalendarDay("2026-05-02"))
    history.record(AuditDay(day: day), line: Array("NEW".utf8))
    #expect(text(history) == [line("2026-05-01"), damaged, "NEW", ""])
  }

  @Test("bytes that are no text are kept, and so is a file without a line break at its end")
  func bytes() throws {
    let damaged: [UInt8] = [0xFF, 0, 0xC3]
    var history = AuditHistory(damaged)
    #expect(history.problems.map(\.line) == [1])
    let day = try #require(CalendarDay("2026-05-02"))
    history.record(AuditDay(day: day), line: Array("NEW".utf8))
    #expect(history.text == damaged + Array("\nNEW\n".utf8))
  }

  @Test("members of a later version are passed over, and impossible numbers are not")
  func otherMembers() {
    #expect(history(line("2026-05-01", ", \"owners\": {\"a\": [1]}")).problems.isEmpty)
    let history = history(line("2026-05-01").replacing("\"done\": 1", with: "\"done\": 5"))
    #expect(history.problems.map(\.message) == ["has more items done than items"])
  }
}
