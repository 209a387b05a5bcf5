import Matching
import Project
import SwiftSource

/// What queries need of the file at hand beside the file itself. A worker keeps one from file to
/// file, so that its memory is used again.
struct QueryFacts {
  /// Which of the files seen so far use which words. What is known to be used elsewhere already
  /// need not wait for the rest of the project.
  var words = WordIndex()
  /// Where the file stands, and its index in the project.
  private(set) var place = Place(path: "")
  private(set) var index = 0
  /// The declaration whose placeholders are filled in, and the names that its rule selects.
  var subject: (declaration: Int, names: NameList?)?
  /// The first member of each declaration and the next one of the same owner, -1 for none.
  private var firstMember: ContiguousArray<Int32> = []
  private var nextMember: ContiguousArray<Int32> = []
  private var hasMembers = false
  /// Whether the file lies in each set of paths that was asked for, nil where none has yet.
  private var pathAnswers: ContiguousArray<Bool?> = []
  /// One for each expression of the queries.
  private var finders: ContiguousArray<RegularExpression.Finder> = []
  /// The token hashes of the words of the file, 0 for other tokens, when they have been asked for.
  /// Behind the file's last token anything may stand.
  private var hashes: ContiguousArray<UInt32> = []
  private var hasHashes = false
  /// The word that was asked about last, and the answer.
  private var lastWord: (word: UInt32, owner: Int, isOutside: Bool) = (0, -1, false)
  /// The type that was asked about last, and where what is private to it can be seen.
  private var home: (owner: Int, ranges: [TokenRange]) = (-1, [])

  /// Turns to another file.
  mutating func begin(at place: Place, index: Int, _ queries: QueryProgram) {
    self.place = place
    self.index = index
    subject = nil
    hasMembers = false
    if pathAnswers.count != queries.paths.count {
      pathAnswers = ContiguousArray(repeating: nil, count: queries.paths.count)
    } else {
      for index in pathAnswers.indices { pathAnswers[index] = nil }
    }
    if finders.count != queries.forms.count {
      finders = ContiguousArray(queries.forms.map { RegularExpression.Finder($0) })
    }
    hasHashes = false
    lastWord = (0, -1, false)
    home = (-1, [])
  }

  /// Whether the file lies in the set of paths with this number.
  mutating func isInPaths(_ number: Int, of queries: QueryProgram) -> Bool {
    if let known = pathAnswers[number] { return known }
    let answer = place.isMatched(by: queries.paths[number])
    pathAnswers[number] = answer
    return answer
  }

  /// Whether the expression with this number is found in `text`.
  mutating func isFound(_ number: Int, in text: Span<UInt8>) -> Bool {
    finders[number].finds(in: text)
  }

  /// The first member of the declaration at `index`, -1 for none.
  mutating func firstMember(of index: Int, in file: SourceFile) -> Int {
    if !hasMembers { linkMembers(file) }
    return Int(firstMember[index])
  }

  /// The next member of the same declaration, -1 for none.
  func nextMember(after index: Int) -> Int { Int(nextMember[index]) }

  private mutating func linkMembers(_ file: SourceFile) {
    hasMembers = true
    let count = file.outline.declarations.count
    firstMember.removeAll(keepingCapacity: true)
    nextMember.removeAll(keepingCapacity: true)
    firstMember.append(contentsOf: repeatElement(-1, count: count))
    nextMember.append(contentsOf: repeatElement(-1, count: count))
    var index = count - 1
    while index >= 0 {
      let parent = Int(file.outline.declarations[index].parent)
      if parent >= 0 {
        nextMember[index] = firstMember[parent]
        firstMember[parent] = Int32(index)
      }
      index -= 1
    }
  }

  /// The list with what its placeholders stand for at the subject.
  func filled(_ list: NameList, in file: SourceFile) -> NameList {
    guard let subject else { return list }
    let name = file.name(of: file.outline.declarations[subject.declaration])
    var texts = ["folder": place.folderName, "file": String(place.stem), "name": name]
    texts["*"] = Placeholders.star(of: subject.names, in: name)
    return list.filled(Placeholders(texts: texts))
  }

  // MARK: - Where members are used

  /// Where what is private to the type declared at `owner` can be seen: in the type and its
  /// extensions in the file.
  mutating func home(of owner: Int, in file: SourceFile) -> [TokenRange] {
    if home.owner == owner { return home.ranges }
    let declarations = file.outline.declarations
    var ranges = [declarations[owner].range]
    if declarations.contains(where: { $0.kind == .extension }) {
      let path = file.typePath(of: owner)
      for index in declarations.indices
      where declarations[index].kind == .extension && file.typePath(of: index) == path {
        ranges.append(declarations[index].range)
      }
    }
    home = (owner, ranges)
    return ranges
  }

  /// Whether the file has the word outside what ``home(of:in:)`` gives for `owner`.
  mutating func hasWord(_ word: UInt32, outsideHomeOf owner: Int, in file: SourceFile) -> Bool {
    if lastWord.word == word, lastWord.owner == owner { return lastWord.isOutside }
    if !hasHashes { readHashes(file) }
    var all = count(word, in: 0..<file.tokens.count)
    for range in home(of: owner, in: file) { all -= count(word, in: range.indices) }
    lastWord = (word, owner, all > 0)
    return all > 0
  }

  private mutating func readHashes(_ file: SourceFile) {
    hasHashes = true
    let tokens = file.tokens.span
    if hashes.count < tokens.count {
      hashes.append(contentsOf: repeatElement(0, count: tokens.count - hashes.count))
    }
    var hashes = hashes.mutableSpan
    for index in tokens.indices {
      let token = tokens[index]
      hashes[index] = token.kind.isWord ? token.hash : 0
    }
  }

  /// A loop without a way out becomes vector instructions, which looks at eight tokens at once.
  private func count(_ word: UInt32, in range: Range<Int>) -> Int {
    let hashes = hashes.span
    var count: UInt32 = 0
    // `range` lies within the words, which are as many as the file has tokens.
    for index in range { unsafe count &+= hashes[unchecked: index] == word ? 1 : 0 }
    return Int(count)
  }
}
