import Foundation
import Testing

/// The table of `docs/precision.md` and the judgements that it sums up.
@Suite struct PrecisionTests {
  /// How many findings of a rule were read, by their verdicts.
  private struct Counts: Equatable {
    var first = 0
    var falseInFirst = 0
    var second: [String: Int] = [:]

    mutating func add(_ verdict: String, reading: String) {
      if reading == "first" {
        first += 1
        if Self.isFalse(verdict) { falseInFirst += 1 }
      } else {
        second[Self.isFalse(verdict) ? "false" : verdict, default: 0] += 1
      }
    }

    var cells: [Int] {
      [
        first, falseInFirst, second.values.reduce(0, +), second["right"] ?? 0, second["false"] ?? 0,
        second["debatable"] ?? 0,
      ]
    }

    private static func isFalse(_ verdict: String) -> Bool { ["false", "reworded"].contains(verdict) }
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
        for name in ["all rules", "`\(fields[0])`"] {
          counts[name, default: Counts()].add(fields[3], reading: String(reading))
        }
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
    #expect(try Self.rows() == Self.counts().mapValues(\.cells))
  }

  @Test func `the second reading is as precise as the rules have to be`() throws {
    for (rule, counts) in try Self.counts() {
      let (right, wrong) = (counts.second["right"] ?? 0, counts.second["false"] ?? 0)
      let least = rule == "all rules" ? 0.98 : 0.9
      guard right + wrong >= 10 else { continue }
      #expect(Double(right) >= least * Double(right + wrong), "\(rule)")
    }
  }
}
