/// The findings of one project in numbers: in all, by rule, by item, and by both with what they are
/// grouped by. Rules, items and owners have the numbers that their file gave them.
struct FindingTable: Sendable {
  let all: FindingCounter
  let rules: [Int: FindingCounter]
  let items: [Int: FindingCounter]
  /// Findings that belong to no item, by rule.
  let others: [Int: FindingCounter]
  /// By item or, where they belong to none, by rule, and by what they are grouped by.
  let cells: [Cell: FindingCounter]

  struct Cell: Hashable, Sendable {
    /// The item, nil for those of no item.
    let item: Int?
    let rule: Int
    let group: Int
  }
}

/// Counts the findings of one project as they come.
struct FindingTally {
  private let grouping: MergedAudit.Grouping
  private var all = FindingCounter()
  private var rules: [FindingCounter] = []
  private var items: [FindingCounter] = []
  private var others: [FindingCounter] = []
  private var cells: [FindingTable.Cell: FindingCounter] = [:]
  private var files: Set<UInt64> = []
  private var path: UInt64?

  init(_ grouping: MergedAudit.Grouping) { self.grouping = grouping }

  var count: Int { all.findings }

  /// The number of the file whose path has this hash, nil if its findings are not adjacent.
  mutating func file(_ hash: UInt64) -> Int? {
    if hash != path {
      guard files.insert(hash).inserted else { return nil }
      path = hash
    }
    return files.count
  }

  /// - Parameter owners: a number for the owners of the file.
  mutating func add(
    _ facts: FindingCounter.Facts, rule: Int, items numbers: [Int], owners: Int
  ) {
    all.add(facts)
    Self.add(facts, rule, to: &rules)
    for item in numbers {
      Self.add(facts, item, to: &items)
      switch grouping {
      case .project: break
      case .rule: cells[.init(item: item, rule: 0, group: rule), default: .init()].add(facts)
      case .owner: cells[.init(item: item, rule: 0, group: owners), default: .init()].add(facts)
      }
    }
    guard numbers.isEmpty else { return }
    Self.add(facts, rule, to: &others)
    if grouping == .owner {
      cells[.init(item: nil, rule: rule, group: owners), default: .init()].add(facts)
    }
  }

  private static func add(
    _ facts: FindingCounter.Facts, _ number: Int, to counters: inout [FindingCounter]
  ) {
    while counters.count <= number { counters.append(FindingCounter()) }
    counters[number].add(facts)
  }

  var table: FindingTable {
    FindingTable(
      all: all, rules: Self.sparse(rules), items: Self.sparse(items), others: Self.sparse(others),
      cells: cells)
  }

  private static func sparse(_ counters: [FindingCounter]) -> [Int: FindingCounter] {
    Dictionary(
      uniqueKeysWithValues: counters.enumerated().filter { $0.element.findings > 0 }
        .map { ($0.offset, $0.element) })
  }
}
