import Foundation
import Testing

/// The table of `docs/precision.md` and the judgements that it sums up.
@Suite struct PrecisionTests {
  /// How many findings of a rule were read, by the readings and verdicts.
  private struct Counts {
    private var readings: [String: [String: Int]] = [:]

    mutating func add(_ verdict: String, reading: String) {
      let name = verdict == "reworded" ? "false" : verdict
      readings[reading, default: [:]][name, default: 0] += 1
    }

    /// The last reading: the first one from the second on in which nothing is false.
    private var last: String {
      ["second", "third"].first { count("false", $0) == 0 } ?? "fourth"
    }
    var rightInLast: Int { count("right", last) }
    var falseInLast: Int { count("false", last) }

    /// The numbers of a row of the table.
    var cells: [Int] {
      [
        total("first"), count("false", "first"), total("second"), count("false", "second"),
        total(last), rightInLast, falseInLast, total("new"), count("false", "new"),
      ]
    }

    private func count(_ verdict: String, _ reading: String) -> Int {
      readings[reading]?[verdict] ?? 0
    }

    private func total(_ reading: String) -> Int {
      readings[reading]?.values.reduce(0, +) ?? 0
    }
  }

  private static func counts() throws -> [String: Counts] {
    let folder = Document.root.appending(path: "Tests/Conformance/judgements")
    var counts: [String: Counts] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path())
    where file.hasSuffix(".tsv") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let lines = text.split(separator: "\n").map(String.init)
      guard let reading = lines.first(where: { $0.hasPrefix("# reading: ") })?.dropFirst(11) else {
        continue
      }
      for line in lines where !line.hasPrefix("# ") && !line.hasPrefix("rule\t") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        counts["`\(fields[0])`", default: Counts()].add(fields[3], reading: String(reading))
      }
    }
    return counts
  }

  /// The rows of the table, by the names in their first cells.
  private static func rows() throws -> [String: [Int]] {
    let lines = try Document("docs/precision.md").lines
    var rows: [String: [Int]] = [:]
    for line in lines where line.hasPrefix("| all rules") || line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows[cells[0]] = cells.dropFirst().compactMap { Int($0) }
    }
    return rows
  }

  @Test func `the table has the counts of the judgements`() throws {
    var rows = try Self.counts().mapValues(\.cells)
    rows["all rules"] = (0..<9).map { column in rows.values.map { $0[column] }.reduce(0, +) }
    #expect(try Self.rows() == rows)
  }

  @Test func `the last reading is as precise as the rules have to be`() throws {
    let counts = try Self.counts()
    for (rule, counts) in counts {
      let (right, wrong) = (counts.rightInLast, counts.falseInLast)
      guard right + wrong >= 10 else { continue }
      #expect(Double(right) >= 0.9 * Double(right + wrong), "\(rule)")
    }
    let right = counts.values.map(\.rightInLast).reduce(0, +)
    let wrong = counts.values.map(\.falseInLast).reduce(0, +)
    #expect(Double(right) >= 0.98 * Double(right + wrong))
  }
}
