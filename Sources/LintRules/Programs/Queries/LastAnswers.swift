import Project

/// The last answer of each query about a declaration.
///
/// Rules ask the same of a declaration one after the other, and members the same of their type: whether
/// it is a view, a controller, a test. One answer for each query is enough to find most of these again,
/// at the price of a comparison.
struct LastAnswers {
  private struct Entry {
    var file: UInt32 = 0
    var declaration: Int32 = -1
    var likelihood = Likelihood.no
  }

  private struct OpenEntry {
    var file: UInt32 = 0
    var declaration: Int32 = -1
    var truth = Truth.no
  }

  /// The number of the file at hand, so that the answers of another one need not be cleared.
  private var file: UInt32 = 0
  private var entries: ContiguousArray<Entry> = []
  private var earlier: ContiguousArray<Entry> = []
  private var open: ContiguousArray<OpenEntry> = []

  /// Turns to another file.
  ///
  /// - Parameter count: how many queries the run has.
  mutating func begin(queries count: Int) {
    file &+= 1
    // After four billion files the numbers start again.
    guard entries.count != count || file == 0 else { return }
    file = 1
    entries = ContiguousArray(repeating: Entry(), count: count)
    earlier = entries
    open = ContiguousArray(repeating: OpenEntry(), count: count)
  }

  /// Whether the declaration fits the query, nil if another one was asked last.
  @inline(__always)
  func likelihood(_ query: QueryID, of declaration: Int) -> Likelihood? {
    let entry = entries[query.index]
    return entry.file == file && entry.declaration == Int32(declaration) ? entry.likelihood : nil
  }

  /// Whether a declaration before this one fits the query, nil if another one was asked last.
  @inline(__always)
  func likelihood(_ query: QueryID, before declaration: Int) -> Likelihood? {
    let entry = earlier[query.index]
    return entry.file == file && entry.declaration == Int32(declaration) ? entry.likelihood : nil
  }

  /// When the declaration fits the query, nil if another one was asked last.
  func truth(_ query: QueryID, of declaration: Int) -> Truth? {
    switch likelihood(query, of: declaration) {
    case .no: return .no
    case .yes: return .yes
    default: break
    }
    guard open[query.index].file == file, open[query.index].declaration == Int32(declaration) else {
      return nil
    }
    return open[query.index].truth
  }

  @inline(__always)
  mutating func note(_ likelihood: Likelihood, _ query: QueryID, of declaration: Int) {
    entries[query.index] = Entry(
      file: file, declaration: Int32(declaration), likelihood: likelihood)
  }

  @inline(__always)
  mutating func note(_ likelihood: Likelihood, _ query: QueryID, before declaration: Int) {
    earlier[query.index] = Entry(
      file: file, declaration: Int32(declaration), likelihood: likelihood)
  }

  mutating func note(_ truth: Truth, _ query: QueryID, of declaration: Int) {
    open[query.index] = OpenEntry(file: file, declaration: Int32(declaration), truth: truth)
  }
}
