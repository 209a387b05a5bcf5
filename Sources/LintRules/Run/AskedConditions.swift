/// The conditions that second looks at a file have asked for, each with the answer. While the answers
/// stay the same, so do the findings of the looks.
package struct AskedConditions: Sendable {
  private var asked: [(condition: IndexCondition, holds: Bool)] = []

  package init() {}

  mutating func add(_ condition: IndexCondition, holds: Bool) { asked.append((condition, holds)) }

  /// Adds the words about which the conditions ask other files.
  package func addWords(to words: inout Set<UInt32>) {
    for (condition, _) in asked { condition.addWords(to: &words) }
  }

  /// Returns true if every answer is as it was.
  ///
  /// - Parameter file: the index of the file, which may have another one than before.
  package func areAnsweredAlike(in project: ProjectAnswers, file: Int) -> Bool {
    asked.allSatisfy { $0.condition.holds(in: project, file: file) == $0.holds }
  }
}
