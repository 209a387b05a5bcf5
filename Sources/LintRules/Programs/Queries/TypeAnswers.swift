import SwiftSource

/// The queries that the types of one file fit, each type by the index of its declaration.
struct TypeAnswers: Sendable {
  private struct Entry: Sendable {
    let declaration: Int32
    let query: QueryID
    /// Where the condition is under which the type fits, ``always`` if there is none.
    let condition: Int32

    static let always: Int32 = -1
  }

  /// In the order of the declarations.
  private var entries: ContiguousArray<Entry> = []
  private var conditions = PackedConditions()

  var isEmpty: Bool { entries.isEmpty }

  /// Notes that a type fits a query, where a condition holds if there is one. The types come in the
  /// order of their declarations.
  mutating func add(_ query: QueryID, of declaration: Int, if condition: IndexCondition?) {
    entries.append(
      Entry(
        declaration: Int32(declaration), query: query,
        condition: condition.map { Int32(conditions.append($0)) } ?? Entry.always))
  }

  /// Gives back the memory that is not used.
  mutating func trim() {
    entries.trim()
    conditions.trim()
  }

  /// Returns true if the type fits the query, whatever other files say.
  func isFitting(_ query: QueryID, declaration: Int32) -> Bool {
    entry(of: query, declaration)?.condition == Entry.always
  }

  /// The condition under which the type fits the query, nil if there is none.
  func condition(of query: QueryID, declaration: Int32) -> IndexCondition? {
    entry(of: query, declaration).flatMap { condition(of: $0) }
  }

  /// Adds the words about which the conditions ask other files.
  func addWords(to words: inout Set<UInt32>) {
    conditions.addWords(to: &words)
  }

  /// Returns true if the types have the answers of those of another version of the file.
  ///
  /// - Parameter declarations: for each declaration of a type of `other`, the same one now.
  func saysTheSame(as other: TypeAnswers, _ declarations: [Int32: Int32]) -> Bool {
    entries.count == other.entries.count
      && other.entries.allSatisfy { known in
        guard let declaration = declarations[known.declaration],
          let now = entry(of: known.query, declaration)
        else { return false }
        return condition(of: now) == other.condition(of: known)
      }
  }

  private func condition(of entry: Entry) -> IndexCondition? {
    entry.condition == Entry.always ? nil : conditions.condition(at: Int(entry.condition))
  }

  private func entry(of query: QueryID, _ declaration: Int32) -> Entry? {
    var index = entries.partitioningIndex { $0.declaration >= declaration }
    while index < entries.count, entries[index].declaration == declaration {
      if entries[index].query == query { return entries[index] }
      index += 1
    }
    return nil
  }
}
