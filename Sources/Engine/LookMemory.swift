import LintRules
import Project
import SwiftSource

/// The results of looks at single files, kept from one check of a project to the next.
///
/// A first look depends on the file, its place, and the layout of the project. A second look depends
/// on the file too, and on what it has asked of the project: it is repeated only if an answer is
/// another one.
///
/// The project's answers are kept too (``ProjectMemory``), and with them the findings of each file once
/// all questions in them are answered.
struct LookMemory: Sendable {
  /// A file that has been looked at.
  struct File: Sendable {
    let place: Place
    let look: FileAnalysis.Result
    let words: FileWords
    /// Another number for each look.
    let version: Int
    /// False if the file may have changed since.
    var isCurrent = true
    var secondLook: SecondLook?
    /// True if the second look counts in the project as it is.
    var usesSecondLook = false
    /// The answers of the project, nil if they may have changed.
    var answers: KnownAnswers?
  }

  /// The answers of the project to the questions of a file.
  struct KnownAnswers: Sendable {
    /// The version of the project's answers.
    let version: Int
    /// True if a second look at the file may find more.
    let isOpen: Bool
    /// True if the file asks nothing, so that they are the same in any version.
    var asksNothing = false
    /// The words that the questions are about.
    var words: Set<UInt32> = []
    /// The findings of the file, nil if its second look is another one.
    var findings: SettledFindings?
  }

  /// The outcome of a second look, with all that it depends on.
  struct SecondLook: Sendable {
    let result: FileAnalysis.Result
    /// The forbidden uses in the file, nil if nobody keeps the outcome.
    let uses: ForbiddenUses?
    let asked: AskedConditions
    /// Of settings, which depend on what the files of a target import.
    let imports: Int

    /// Returns true if another look would come to the same end.
    ///
    /// - Parameter isAnswered: whether the project is known to answer as it did.
    func counts(
      _ now: ForbiddenUses?, imports: Int, hasSettings: Bool, _ project: ProjectAnswers, file: Int,
      isAnswered: Bool
    ) -> Bool {
      uses == now && (!hasSettings || self.imports == imports) && result.problem == nil
        && (isAnswered || asked.areAnsweredAlike(in: project, file: file))
    }
  }

  /// The layout of the project, nil if it may have changed.
  private(set) var layout: ProjectLayout?
  /// The files in the order of the layout, nil for those that have not been looked at.
  var files: [File?] = []
  /// Another number whenever the imports of files, or the files, have changed.
  private(set) var imports = 0
  /// The modules and the repository of the looks.
  private var modules = ModuleLayers()
  /// The identifiers of all files, nil while they have to be put together anew.
  private var knownWords: ProjectWords?
  private var repository = RepositoryFiles()
  /// The modules by number.
  private var moduleNames: ModuleNames?
  /// The answers and references of the project as a whole.
  var project = ProjectMemory()
  private var lastVersion = 0
  /// The places of declarations in files of these versions.
  private var regions: [String: (version: Int, regions: [Range<Int>: Location.Region])] = [:]

  // MARK: - Changes

  /// Forgets the looks at files that have changed.
  mutating func forget(_ paths: Set<String>) {
    guard !paths.isEmpty else { return }
    let known = layout?.files.paths
    if paths.contains(where: ProjectLayout.reads) { layout = nil }
    guard let known else {
      for index in files.indices {
        guard let path = files[index]?.place.path, paths.contains(path) else { continue }
        files[index]?.isCurrent = false
      }
      return
    }
    for path in paths {
      let index = known.partitioningIndex { $0 >= path }
      if index < known.count, known[index] == path { files[index]?.isCurrent = false }
    }
  }

  /// Forgets where files are.
  mutating func forgetLayout() { layout = nil }

  /// Takes the layout of a check, and forgets what it contradicts.
  mutating func take(_ layout: ProjectLayout) {
    self.layout = layout
    let places = layout.files.places
    let isSame =
      files.count == places.count
      && places.indices.allSatisfy { files[$0]?.place == places[$0] }
      && moduleNames?.isSame(as: layout.moduleNames) == true && modules == layout.modules
      && repository == layout.repository
    imports += 1
    project.aboutPaths = nil
    if isSame { return }
    // The numbers of files may be others.
    knownWords = nil
    project.forget()
    moduleNames = layout.moduleNames
    let known = Dictionary(
      files.compactMap { file in file.map { ($0.place.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    let hasSameModules = modules == layout.modules
    let hasSameRepository = repository == layout.repository
    files = places.map { place in
      guard let file = known[place.path], file.place == place, hasSameModules,
        // Only looks at text ask for the repository.
        hasSameRepository || place.path.hasSuffix(".swift")
      else { return nil }
      return file
    }
    modules = layout.modules
    repository = layout.repository
    if regions.count > places.count { regions = [:] }
  }

  // MARK: - Looks

  /// The indices of the files that are to be looked at.
  var unknown: [Int] { files.indices.filter { files[$0]?.isCurrent != true } }

  /// Notes a look at a file.
  mutating func add(_ look: FileAnalysis.Result, _ words: FileWords, at place: Place, file: Int) {
    lastVersion += 1
    if files[file]?.look.symbols.hasSameImports(as: look.symbols) != true { imports += 1 }
    project.note(files[file]?.look, file: file)
    if let old = files[file]?.words {
      if knownWords != nil {
        project.noteWords(knownWords?.replace(old, with: words, file: file))
      }
    } else {
      knownWords = nil
    }
    files[file] = File(place: place, look: look, words: words, version: lastVersion)
  }

  /// The first looks at all files.
  var looks: [FileAnalysis.Result] {
    // By their indices, so that no file is copied.
    files.indices.compactMap { files[$0]?.look }
  }

  /// The identifiers of all files.
  var words: WordIndex {
    mutating get {
      if let knownWords { return knownWords.index }
      let words = ProjectWords(files.map { $0?.words ?? FileWords() })
      knownWords = words
      return words.index
    }
  }

  /// The region of bytes in a file of the project, nil if it cannot be read.
  ///
  /// - Parameter read: locates bytes in a file.
  mutating func region(
    _ range: Range<Int>, path: String, read: RegionReader
  ) -> Location.Region? {
    let index = files.partitioningIndex { ($0?.place.path ?? "") >= path }
    guard index < files.count, let version = files[index]?.version else { return read(range, path) }
    if regions[path]?.version != version { regions[path] = (version, [:]) }
    if let known = regions[path]?.regions[range] { return known }
    guard let found = read(range, path) else { return nil }
    regions[path]?.regions[range] = found
    return found
  }
}
