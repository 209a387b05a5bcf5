import Matching

/// A place that names a requirement.
package struct RequirementMention: Sendable {
  /// The part that the place plays.
  package enum Role: Sendable, Hashable {
    case definition(title: String, isRetired: Bool)
    case checklist(RequirementBox)
    case test
    case code
    /// Any other place in a document.
    case note
  }

  /// The id, in the form of documents; as the code spells it where the mention is tentative.
  package internal(set) var id: String
  package let role: Role
  /// The bytes of the id.
  package let range: Range<Int>
  /// The 1-based line.
  package let line: Int
  /// The function or the type around it, `Type.function`, empty for none.
  package let owner: String
  /// True for a place that only other places explain: a line with the name of a type, which defines
  /// the id where no other line does, and a name such as `SRS001`, where `SRS-001` is defined.
  package var isTentative = false
}

/// A line of a checklist of requirements.
package struct RequirementBox: Sendable, Hashable {
  package let isTicked: Bool
  /// The byte between the brackets.
  package let mark: Int
  package let title: String
  /// The names of the tests that are said to cover it.
  package let evidence: [String]
}

/// The requirements that one file names, of one scheme.
struct RequirementNotes: Sendable {
  var mentions: [RequirementMention] = []
  /// The bytes of the headings of checklists.
  var checklists: [Range<Int>] = []
}

/// The requirements that one file names, and the types of a file of tests.
package struct RequirementNote: FileNote {
  /// By scheme, empty for a file that names none.
  var schemes: [RequirementNotes] = []
  /// The names of the types that a file of tests declares.
  var testTypes: [String] = []
}
