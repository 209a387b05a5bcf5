import LintRules
import Project

/// The answers and references of a project as a whole, kept from one check to the next.
///
/// Most edits change only what a file mentions. Then the table of symbols stays as it is, with the new
/// symbols of that file in it; so do the references of all other files, and the project's answers to
/// their questions. Where an edit changes more, everything is put together anew.
struct ProjectMemory: Sendable {
  /// The answers of the project, nil while they have to be put together anew.
  private var answers: ProjectAnswers?
  /// The references of each file, nil while all of them have to be looked up.
  private var references: [FileReferences]?
  /// The files whose references have to be looked up.
  private(set) var unresolved: Set<Int> = []
  /// The findings about paths, nil if they may be others now.
  var aboutPaths: [Diagnostic]?
  /// Another number whenever the project may answer any file something else.
  private(set) var version = 0
  /// The words on which it depends which types fit the queries of rules.
  private var wordsOfTypes: Set<UInt32> = []
  /// The files that have been looked at since the answers were put together.
  private(set) var edited: Set<Int> = []
  /// The words of which other files may have come or gone since then, nil for any.
  private var changedWords: Set<UInt32>? = []

  // MARK: - Edits

  /// Forgets everything.
  mutating func forget() {
    answers = nil
    references = nil
    aboutPaths = nil
  }

  /// Notes a new look at a file.
  ///
  /// - Parameter old: the look before, nil if there was none.
  mutating func note(_ old: FileAnalysis.Result?, file: Int) {
    if old == nil { forget() }
    edited.insert(file)
    // So that the words are not copied when they change.
    answers?.dropWords()
  }

  /// Notes the words of which other files may have come or gone, nil for any.
  mutating func noteWords(_ words: Set<UInt32>?) {
    if let words { changedWords?.formUnion(words) } else { changedWords = nil }
  }

  // MARK: - Answers

  /// Brings the answers up to date.
  ///
  /// - Parameters:
  ///   - updates: of the files that were edited.
  ///   - words: those of all files.
  /// - Returns: the answers, nil where they have to be put together anew, and the words about which
  ///   they may be other ones.
  mutating func updateAnswers(
    _ updates: [ProjectAnswers.Update], words: WordIndex
  ) -> (answers: ProjectAnswers?, words: Set<UInt32>) {
    let changedWords = changedWords
    self.changedWords = []
    unresolved = edited
    edited = []
    guard var answers = answers.take() else {
      references = nil
      version += 1
      return (nil, [])
    }
    switch answers.take(updates, words: words) {
    case .symbols:
      references = nil
      version += 1
      return (nil, [])
    case .answers: version += 1
    case .edited:
      guard let changedWords, changedWords.isDisjoint(with: wordsOfTypes) else {
        version += 1
        break
      }
      return (answers, changedWords)
    }
    return (answers, [])
  }

  /// Takes the answers of the project, and the findings about paths.
  mutating func take(_ answers: ProjectAnswers, aboutPaths: [Diagnostic]?) {
    wordsOfTypes = answers.wordsOfTypes
    self.answers = answers
    self.aboutPaths = aboutPaths
  }

  // MARK: - References

  /// The files whose references have to be looked up.
  ///
  /// - Parameter count: how many files there are.
  func filesToResolve(of count: Int) -> [Int] {
    references == nil ? Array(0..<count) : unresolved.sorted()
  }

  /// Takes the references of the files that have been looked up.
  ///
  /// - Returns: those of all files.
  mutating func take(_ found: [FileReferences], of files: [Int]) -> [FileReferences] {
    guard var all = references.take() else {
      references = found
      return found
    }
    for (file, some) in zip(files, found) { all[file] = some }
    references = all
    return all
  }
}
