/// How far both sides agree, counted over many files.
struct Comparison: Sendable {
  /// How many facts of one class are the same, and how many only one side has.
  struct Count: Sendable {
    var equal = 0
    var missing = 0
    var extra = 0
  }

  private(set) var counts: [String: Count] = [:]
  private(set) var files = 0
  private(set) var rejected = 0
  private(set) var bytes = 0
  /// Differences, as many as are shown.
  private(set) var examples: [String] = []

  /// True if nothing is different.
  var isEqual: Bool { counts.values.allSatisfy { $0.missing == 0 && $0.extra == 0 } }

  /// Compares what both sides see in these bytes.
  mutating func add(_ name: String, _ source: [UInt8]) {
    guard let wanted = ParserFacts.facts(about: source)?.all else {
      rejected += 1
      return
    }
    let found = OwnFacts.facts(about: source).all
    files += 1
    bytes += source.count
    for fact in wanted where found.contains(fact) {
      counts[fact.kind.rawValue, default: Count()].equal += 1
    }
    note(name, "missing", wanted.subtracting(found), found, source) { $0.missing += 1 }
    note(name, "extra", found.subtracting(wanted), wanted, source) { $0.extra += 1 }
  }

  private mutating func note(
    _ name: String, _ what: String, _ facts: Set<Fact>, _ others: Set<Fact>, _ source: [UInt8],
    _ count: (inout Count) -> Void
  ) {
    let declared = Set(others.filter { $0.kind == .declaration }.map(\.offset))
    for fact in facts.sorted() where !fact.kind.isDetail || declared.contains(fact.offset) {
      count(&counts[fact.kind.rawValue, default: Count()])
      guard examples.count < 60 else { continue }
      let line = source[..<fact.offset].count { $0 == 0x0A } + 1
      let text = String(decoding: source[fact.offset...].prefix(50), as: UTF8.self)
      examples.append(
        "\(name):\(line): \(what) \(fact.kind.rawValue) '\(fact.text)' at "
          + text.replacing("\n", with: "⏎"))
    }
  }

  /// Takes in what another comparison has counted.
  mutating func add(_ other: Comparison) {
    files += other.files
    rejected += other.rejected
    bytes += other.bytes
    examples += other.examples
    for (kind, count) in other.counts {
      counts[kind, default: Count()].equal += count.equal
      counts[kind, default: Count()].missing += count.missing
      counts[kind, default: Count()].extra += count.extra
    }
  }

  /// The counts as a table, and the first differences.
  var report: String {
    var text = "\(files) files, \(bytes) bytes; \(rejected) more that swift-syntax rejects\n\n"
    text += "| class | equal | missing | extra |\n|---|---|---|---|\n"
    for kind in Fact.Class.allCases {
      let count = counts[kind.rawValue] ?? Count()
      text += "| \(kind.rawValue) | \(count.equal) | \(count.missing) | \(count.extra) |\n"
    }
    return examples.isEmpty
      ? text : text + "\n" + examples.prefix(60).joined(separator: "\n") + "\n"
  }
}
