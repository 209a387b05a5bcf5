import LintRules
import SwiftSource

/// A change that may be made: the fix of one finding, or a unit that spans files.
struct FixProposal: Sendable, Hashable {
  /// The id of the rule whose finding it removes.
  let rule: String
  /// The file of the finding, its first byte and its 1-based line.
  let path: String
  let offset: Int
  let line: Int
  let isSafe: Bool
  /// The change in meaning.
  let caveat: String?
  /// The edits of each file.
  let edits: [String: [Edit]]
  /// How many findings it removes.
  let findings: Int
  /// The key that identifies the proposal in a later pass.
  let key: String

  /// Returns true if it sorts before `other`: by location, then by rule.
  func precedes(_ other: FixProposal) -> Bool {
    (path, offset, rule, key) < (other.path, other.offset, other.rule, other.key)
  }
}

/// Chooses proposals that do not overlap.
struct FixSelection {
  /// The edits that have been chosen, by file and in ascending order.
  private(set) var edits: [String: [Edit]] = [:]
  private(set) var chosen: [FixProposal] = []
  /// Those that overlap one that was chosen before.
  private(set) var overlapping: [FixProposal] = []

  /// Chooses in the order of places; of a proposal all edits are chosen, or none.
  init(_ proposals: [FixProposal]) {
    for proposal in proposals.sorted(by: { $0.precedes($1) }) {
      guard
        proposal.edits.allSatisfy({ path, edits in
          Self.isSound(edits) && edits.allSatisfy { fits($0, in: path) }
        })
      else {
        overlapping.append(proposal)
        continue
      }
      chosen.append(proposal)
      for (path, edits) in proposal.edits {
        for edit in edits { insert(edit, in: path) }
      }
    }
  }

  /// Returns true if no two different edits of one proposal have bytes in common.
  private static func isSound(_ edits: [Edit]) -> Bool {
    let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return zip(sorted, sorted.dropFirst()).allSatisfy { left, right in
      left == right || left.range.upperBound <= right.range.lowerBound
    }
  }

  /// Returns true if the edit overlaps none of the chosen ones. Two proposals may ask for the same
  /// edit, which is made once.
  private func fits(_ edit: Edit, in path: String) -> Bool {
    guard let chosen = edits[path] else { return true }
    let next = position(of: edit, in: chosen)
    // Neighbours in both directions suffice: chosen edits do not overlap each other.
    for index in max(0, next - 2)..<min(chosen.count, next + 2)
    where chosen[index] != edit && chosen[index].touches(edit) {
      return false
    }
    return true
  }

  private mutating func insert(_ edit: Edit, in path: String) {
    var chosen = edits[path] ?? []
    let next = position(of: edit, in: chosen)
    let isThere = chosen[max(0, next - 2)..<min(chosen.count, next + 2)].contains(edit)
    if !isThere { chosen.insert(edit, at: next) }
    edits[path] = chosen
  }

  /// The index of the first edit that starts after this one.
  private func position(of edit: Edit, in chosen: [Edit]) -> Int {
    chosen.partitioningIndex { other in
      (other.range.lowerBound, other.range.upperBound)
        > (edit.range.lowerBound, edit.range.upperBound)
    }
  }
}

extension Edit {
  /// Returns true if the edits overlap, or if one inserts where the other begins, ends or inserts:
  /// the order would be undefined.
  fileprivate func touches(_ other: Edit) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.lowerBound <= other.range.upperBound
        && other.range.lowerBound <= range.upperBound
    }
    return range.overlaps(other.range)
  }
}
