import JSON
import Project

/// The audits of a project over time: the lines of a file, one for each day, as JSON.
///
/// Lines are kept as they are, those that cannot be read too: a file that two branches have changed
/// may hold anything. Only the line of the day that is recorded is replaced.
package struct AuditHistory: Sendable {
  /// The form of a line.
  package static let schema = "archlint-history/1"

  /// A line that is not the audit of a day.
  package struct Problem: Sendable, Hashable {
    /// The number of the line, from 1.
    package let line: Int
    /// The mistake, as part of a sentence.
    package let message: String
  }

  private struct Line {
    var bytes: [UInt8]
    /// nil for an empty line and for one that cannot be read.
    var day: AuditDay?
  }

  private var lines: [Line] = []
  /// The lines that cannot be read.
  package let problems: [Problem]

  /// - Parameter text: the contents of the file, empty if there is none.
  package init(_ text: [UInt8]) {
    var problems: [Problem] = []
    var parts = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The line break at the end starts no line.
    if parts.last?.isEmpty == true { parts.removeLast() }
    for (index, part) in parts.enumerated() {
      var line = Line(bytes: Array(part))
      if part.contains(where: { !Self.isSpace($0) }) {
        do {
          line.day = try AuditDay(line: part)
        } catch {
          problems.append(Problem(line: index + 1, message: error.message))
        }
      }
      lines.append(line)
    }
    self.problems = problems
  }

  /// The days in their order. Of several lines of a day, the last one counts.
  package var days: [AuditDay] {
    var byDay: [CalendarDay: AuditDay] = [:]
    for line in lines { if let day = line.day { byDay[day.day] = day } }
    return byDay.values.sorted { $0.day < $1.day }
  }

  /// The contents of the file.
  package var text: [UInt8] { lines.flatMap { $0.bytes + [UInt8(ascii: "\n")] } }

  /// Replaces the line of a day; a day that has none gets one at the end.
  ///
  /// - Parameter line: the day as JSON, without a line break.
  package mutating func record(_ day: AuditDay, line: [UInt8]) {
    let same = lines.indices.filter { lines[$0].day?.day == day.day }
    guard let first = same.first else {
      lines.append(Line(bytes: line, day: day))
      return
    }
    lines[first] = Line(bytes: line, day: day)
    for index in same.dropFirst().reversed() { lines.remove(at: index) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

extension AuditDay {
  /// A line that cannot be read.
  fileprivate struct Failure: Error {
    let message: String
  }

  /// Reads a line. Members that a later version may add are passed over.
  fileprivate init(line: ArraySlice<UInt8>) throws(Failure) {
    let value: JSONValue
    do {
      value = try JSONValue.parse(line)
    } catch {
      throw Failure(message: "is not JSON: \(error.message) (column \(error.place.column))")
    }
    guard let schema = value["schema"]?.string else {
      throw Failure(message: "is not a day of an audit: it has no 'schema'")
    }
    guard schema == AuditHistory.schema else {
      throw Failure(
        message: "has the form '\(schema)', and this archlint reads '\(AuditHistory.schema)'")
    }
    guard let day = value["date"]?.string.flatMap({ CalendarDay($0) }) else {
      throw Failure(message: "has no 'date' such as 2026-12-31")
    }
    func number(_ name: String) throws(Failure) -> Int {
      guard let number = value[name]?.integer, (0...Self.largest).contains(number) else {
        throw Failure(message: "has no '\(name)' that is a number of things")
      }
      return number
    }
    self.init(
      day: day, version: value["version"]?.string ?? "", presets: value["presets"]?.strings ?? [],
      rules: try number("rules"), files: try number("files"), lines: try number("lines"),
      errors: try number("errors"), warnings: try number("warnings"), infos: try number("infos"),
      items: try number("items"), done: try number("done"))
    guard done <= items else { throw Failure(message: "has more items done than items") }
  }

  /// No project has more of anything, so that sums fit.
  private static let largest = 1_000_000_000_000
}
