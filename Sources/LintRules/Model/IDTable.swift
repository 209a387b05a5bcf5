/// The different subjects of a run, each with its ID. Equal subjects share one.
struct IDTable<Subject: Hashable & Sendable>: Sendable {
  /// The subjects by their IDs.
  private(set) var subjects: ContiguousArray<Subject> = []
  private var ids: [Subject: ID<Subject>] = [:]

  /// The ID of `subject`, which is added unless it is there.
  mutating func id(of subject: Subject) -> ID<Subject> {
    if let id = ids[subject] { return id }
    let id = ID<Subject>(subjects.count)
    subjects.append(subject)
    ids[subject] = id
    return id
  }

  subscript(id: ID<Subject>) -> Subject { subjects[id.index] }

  var isEmpty: Bool { subjects.isEmpty }
}
