/// The different subjects of a run, each with its ID. Equal subjects share one.
///
/// A subject is compared with those alone that have the same hash, where it is: a dictionary would copy
/// and compare every subject in its way, and a query counts some forty references.
struct IDTable<Subject: Hashable & Sendable>: Sendable {
  /// The subjects by their IDs.
  private(set) var subjects: ContiguousArray<Subject> = []
  /// The last subject with each hash, and for each subject the one before it with the same hash.
  private var last: [Int: Int32] = [:]
  private var earlier: ContiguousArray<Int32> = []

  /// The ID of `subject`, which is added unless it is there.
  mutating func id(of subject: Subject) -> ID<Subject> {
    let hash = subject.hashValue
    if let id = known(subject, hash) { return id }
    return add(subject, hash)
  }

  /// The ID of `subject`, nil if it is not there.
  func known(_ subject: Subject) -> ID<Subject>? { known(subject, subject.hashValue) }

  private func known(_ subject: Subject, _ hash: Int) -> ID<Subject>? {
    var candidate = last[hash] ?? -1
    while candidate >= 0 {
      if subjects[Int(candidate)] == subject { return ID(Int(candidate)) }
      candidate = earlier[Int(candidate)]
    }
    return nil
  }

  private mutating func add(_ subject: Subject, _ hash: Int) -> ID<Subject> {
    let id = ID<Subject>(subjects.count)
    subjects.append(subject)
    earlier.append(last.updateValue(Int32(id.index), forKey: hash) ?? -1)
    return id
  }

  subscript(id: ID<Subject>) -> Subject { subjects[id.index] }

  var isEmpty: Bool { subjects.isEmpty }
}
