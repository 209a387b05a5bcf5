import Buffers
import Matching
import Project
import SwiftSource

/// The facts about the current file that queries need besides the file itself. A worker reuses one
/// for all its files, and so its memory.
struct QueryFacts {
  /// Which of the files seen so far use which words. What is known to be used elsewhere already
  /// need not wait for the rest of the project.
  var words = WordIndex()
  /// Where the file is, and its index in the project.
  private(set) var place = Place(path: "")
  private(set) var index = 0
  /// The modules of the project.
  private(set) var modules = ModuleLayers()
  /// The declaration whose placeholders are filled in, and the names that its rule selects.
  var subject: (declaration: Int, names: NameList?)?
  /// The declaration whose name was asked for last, and the ends of the name.
  private var lastNamed = (declaration: -1, ends: NameEnds())
  /// The first member of each declaration and the next one of the same owner, -1 for none.
  private var firstMember: ContiguousArray<Int32> = []
  private var nextMember: ContiguousArray<Int32> = []
  private var hasMembers = false
  /// For each declaration the one before it inside the same one; empty until it is asked for.
  private var previousSiblings: ContiguousArray<Int32> = []
  /// True if the file lies in each set of paths that was asked for, nil where none has yet.
  private var pathAnswers: ContiguousArray<Bool?> = []
  private var knownPlatforms: PlatformSet?
  /// Lists with what their placeholders stand for in this file.
  private var filledOfFile: [NameList: NameList] = [:]
  /// The list that was filled in last with what it has of a declaration: the members of a type are
  /// compared with it one after another.
  private var lastFilled: (list: NameList, texts: [String: String], filled: NameList)?
  /// One for each expression of the queries.
  private var finders: ContiguousArray<RegularExpression.Finder> = []
  /// Code without the gaps in it, for an expression to be searched in.
  private var code: ContiguousArray<UInt8> = []
  /// For each list of mentioned names the tokens of the file that use one of them.
  private var mentions: ContiguousArray<ContiguousArray<Int32>> = []
  private var hasMentions = false
  /// Which of these lists names are in.
  private var mentioned = NameCache()
  /// Where words are in the file.
  var places = WordPlaces()
  /// The braces of initializers that replace the whole object, nil until they are looked for.
  var replacingInitializers: [Int]?
  /// The type that was asked about last, and whether it or an extension of it inherits something.
  var inheritance: (owner: Int32, hasAny: Bool) = (-1, false)
  /// The type that was asked about last, and whether Swift writes its initializer.
  var initializer: (owner: Int, isMemberwise: Bool) = (-1, false)
  /// The changes to variables that have been looked for. A query asks twice: first if it matters.
  var changes: [Int: VariableChange] = [:]
  /// The types of each extension with a dotted name: all its members ask.
  var extendedTypes: [Int: [Int]] = [:]
  /// The last answer of each query.
  var last = LastAnswers()
  /// Answers about types with many members, each of which may ask for them.
  var likelihoods: [Question: Likelihood] = [:]
  var truths: [Question: Truth] = [:]

  /// A query's question about the members of a declaration, or the declarations before it.
  struct Question: Hashable {
    let query: QueryID
    let declaration: Int
    var relation = Relation.member

    enum Relation { case member, earlier }
  }

  /// From how many members on answers are kept.
  static let manyMembers = 64
  /// How many members are asked about where the answer differs for each declaration that asks, such as
  /// for a member of its name. Each of them would ask about all others.
  static let mostMembers = 256

  /// True if any answer has been kept.
  var hasKept: Bool { !likelihoods.isEmpty || !truths.isEmpty }

  /// Turns to another file.
  mutating func begin(
    at place: Place, index: Int, _ modules: ModuleLayers, _ queries: QueryProgram
  ) {
    self.place = place
    self.index = index
    self.modules = modules
    last.begin(queries: queries.nodes.count)
    subject = nil
    hasMembers = false
    lastNamed.declaration = -1
    hasMentions = false
    knownPlatforms = nil
    if !filledOfFile.isEmpty { filledOfFile.removeAll(keepingCapacity: true) }
    previousSiblings.removeAll(keepingCapacity: true)
    if hasKept {
      likelihoods = [:]
      truths = [:]
    }
    if pathAnswers.count != queries.paths.count {
      pathAnswers = ContiguousArray(repeating: nil, count: queries.paths.count)
    } else {
      for index in pathAnswers.indices { pathAnswers[index] = nil }
    }
    if finders.count != queries.forms.count {
      finders = ContiguousArray(queries.forms.map { RegularExpression.Finder($0) })
    }
    changes.removeAll(keepingCapacity: true)
    if !extendedTypes.isEmpty { extendedTypes.removeAll(keepingCapacity: true) }
    places.begin()
    initializer = (-1, false)
    inheritance = (-1, false)
    replacingInitializers = nil
  }

  /// The ends of the name of the declaration at `index`.
  @inline(__always)
  mutating func nameEnds(of index: Int, in file: SourceFile) -> NameEnds {
    if lastNamed.declaration != index {
      lastNamed = (index, file.nameEnds(of: file.outline.declarations[index].name))
    }
    return lastNamed.ends
  }

  /// The platforms of the file, as far as its path tells.
  var platformsOfPath: PlatformSet {
    mutating get {
      let platforms = knownPlatforms ?? PlatformSet(path: place.path)
      knownPlatforms = platforms
      return platforms
    }
  }

  /// Returns true if the file lies in the set of paths.
  mutating func isInPaths(_ id: ID<GlobSet>, of queries: QueryProgram) -> Bool {
    if let known = pathAnswers[id.index] { return known }
    let answer = place.isMatched(by: queries.paths[id.index])
    pathAnswers[id.index] = answer
    return answer
  }

  /// Returns true if the expression is found in `text`.
  mutating func isFound(_ expression: ExpressionID, in text: BufferView<UInt8>) -> Bool {
    finders[expression.index].finds(in: text)
  }

  /// Returns true if the expression is found in the code of `range` without white space and
  /// comments.
  mutating func isFound(
    _ expression: ExpressionID, inCodeOf range: TokenRange, _ file: SourceFile
  ) -> Bool {
    var code: ContiguousArray<UInt8> = []
    swap(&code, &self.code)
    defer { swap(&code, &self.code) }
    code.removeAll(keepingCapacity: true)
    for token in range.indices {
      for offset in file.plainRange(of: token) { code.append(file.buffer.padded[offset]) }
    }
    return finders[expression.index].finds(in: code.view)
  }

  /// Returns true if the expression is found in the code of the initial value in `range`, without
  /// the contents of strings and of closures that are not called: these say nothing of its type.
  mutating func isFound(
    _ expression: ExpressionID, inValue range: TokenRange, _ file: SourceFile
  ) -> Bool {
    var code: ContiguousArray<UInt8> = []
    file.forEachToken(ofTypeInValue: range) { token in
      switch file.tokens[token].kind {
      case .string, .stringStart: code.append(contentsOf: [0x22, 0x22])
      default: code.append(contentsOf: file.buffer.padded[file.plainRange(of: token)])
      }
    }
    return finders[expression.index].finds(in: code.view)
  }

  /// Returns true if a name of a list is used between two tokens.
  mutating func hasMention(
    of list: ID<MentionList>, in range: Range<Int>, of file: SourceFile, _ queries: QueryProgram
  ) -> Bool {
    if !hasMentions {
      hasMentions = true
      queries.mentions.find(in: file, queries.names, &mentioned, &mentions)
    }
    return mentions[list.index].hasElement(in: range)
  }

  /// The first member of the declaration at `index`, -1 for none.
  mutating func firstMember(of index: Int, in file: SourceFile) -> Int {
    if !hasMembers { linkMembers(file) }
    return Int(firstMember[index])
  }

  /// The next member of the same declaration, -1 for none.
  func nextMember(after index: Int) -> Int { Int(nextMember[index]) }

  /// The declaration before the one at `index` inside the same one, or in the file; -1 for none.
  mutating func previousSibling(of index: Int, in file: SourceFile) -> Int {
    if previousSiblings.count != file.outline.declarations.count {
      previousSiblings.removeAll(keepingCapacity: true)
      var last: [Int32: Int32] = [:]
      for (index, declaration) in file.outline.declarations.enumerated() {
        previousSiblings.append(last[declaration.parent] ?? -1)
        last[declaration.parent] = Int32(index)
      }
    }
    return Int(previousSiblings[index])
  }

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
  mutating func filled(_ list: NameList, in file: SourceFile) -> NameList {
    guard list.hasPlaceholders else { return list }
    if let known = filledOfFile[list] { return known }
    var texts: [String: String] = [:]
    for placeholder in list.placeholders { texts[placeholder] = text(of: placeholder, in: file) }
    if let last = lastFilled, last.list == list, last.texts == texts { return last.filled }
    let filled = list.filled(Placeholders(texts: texts))
    let isOfFile = list.placeholders.allSatisfy(Self.placeholdersOfFile.contains)
    if isOfFile { filledOfFile[list] = filled } else { lastFilled = (list, texts, filled) }
    return filled
  }

  /// The placeholders that stand for the same at each declaration of a file.
  private static let placeholdersOfFile: Set<String> = ["folder", "file", "extended"]

  /// The text that a placeholder stands for, nil where it has none.
  private func text(of placeholder: String, in file: SourceFile) -> String? {
    switch placeholder {
    case "folder": return place.folderName
    case "file": return String(place.stem)
    // `Tide+Order.swift` extends `Tide`.
    case "extended": return String(place.stem.prefix { $0 != "+" })
    default:
      guard let subject else { return nil }
      let declaration = file.outline.declarations[subject.declaration]
      if placeholder == "type" { return file.typeText(of: declaration) }
      let name = file.name(of: declaration)
      return placeholder == "*" ? Placeholders.star(of: subject.names, in: name) : name
    }
  }

  /// The text of the only placeholder of the list, which is nothing else, at the subject.
  func text(of list: NameList, in file: SourceFile) -> String {
    list.placeholders.first.flatMap { text(of: $0, in: file) } ?? ""
  }
}

extension SourceFile {
  /// The declared type of a variable, or else the type of which its initial value is made.
  fileprivate func typeText(of declaration: Declaration) -> String {
    if !declaration.type.isEmpty { return comparedType(declaration.type) }
    let value = declaration.value
    guard let last = value.indices.last, tokens[last].kind == .rightParen,
      tokens[last].partner > Int(value.start), tokens[last].partner < last
    else { return "" }
    return comparedType(TokenRange(Int(value.start), tokens[last].partner))
  }
}

extension ContiguousArray<Int32> {
  /// Returns true if one of the elements, in ascending order, is in `range`.
  fileprivate func hasElement(in range: Range<Int>) -> Bool {
    let first = partitioningIndex { Int($0) >= range.lowerBound }
    return first < count && Int(self[first]) < range.upperBound
  }
}
