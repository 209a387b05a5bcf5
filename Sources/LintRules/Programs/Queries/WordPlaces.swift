import Buffers
import Project
import SwiftSource

/// Where the words of one file are, for questions about its members.
///
/// Few questions are answered by going through the tokens, which costs less than an index; a file
/// with many members gets one, so that its cost grows with its length.
struct WordPlaces {
  /// The token hashes of the words of the file, 0 for other tokens, when they have been asked for.
  /// After the file's last token anything may be.
  private var hashes: ContiguousArray<UInt32> = []
  private var hasHashes = false
  private var questions = 0
  /// The tokens with each word, in order; empty while there is no index.
  private var places: [UInt32: ContiguousArray<Int32>] = [:]
  /// Where what is private to the types of the file can be seen beside their own braces, by path.
  private var extensions: [String: [TokenRange]]?
  /// The first declaration of each type, by its path.
  private var types: [String: Int]?
  /// The first extension of each type, by its path.
  private var firstExtensions: [String: Int]?
  /// The type that was asked about last, and where what is private to it can be seen, in order.
  private var home: (owner: Int, ranges: [TokenRange]) = (-1, [])
  /// The answers about the words of that type's members.
  private var known: [UInt32: Answers] = [:]

  private struct Answers {
    var isOutside: Bool?
    var isInside: Bool?
  }

  /// How many questions are answered without an index.
  private static let questionsWithoutIndex = 64

  /// Turns to another file.
  mutating func begin() {
    hasHashes = false
    if !places.isEmpty { places = [:] }
    questions = 0
    extensions = nil
    types = nil
    firstExtensions = nil
    home = (-1, [])
  }

  /// Where what is private to the type that `owner` declares or extends can be seen: in the type and
  /// its extensions in the file.
  mutating func home(of owner: Int, in file: SourceFile) -> [TokenRange] {
    if home.owner == owner { return home.ranges }
    if extensions == nil { extensions = Self.extensions(in: file) }
    let isExtension = file.outline.declarations[owner].kind == .extension
    var ranges = isExtension ? [] : [file.outline.declarations[owner].range]
    if let extensions, !extensions.isEmpty {
      ranges += extensions[file.typePath(of: owner)] ?? []
      ranges.sort { $0.start < $1.start }
    }
    home = (owner, ranges)
    known.removeAll(keepingCapacity: true)
    return ranges
  }

  private static func extensions(in file: SourceFile) -> [String: [TokenRange]] {
    var extensions: [String: [TokenRange]] = [:]
    for (index, declaration) in file.outline.declarations.enumerated()
    where declaration.kind == .extension {
      extensions[file.typePath(of: index), default: []].append(declaration.range)
    }
    return extensions
  }

  /// Returns true if the word appears in the file outside the result of ``home(of:in:)`` for
  /// `owner`.
  mutating func hasWord(_ word: UInt32, outsideHomeOf owner: Int, in file: SourceFile) -> Bool {
    let ranges = home(of: owner, in: file)
    if let answer = known[word]?.isOutside { return answer }
    questions += 1
    var isOutside = false
    if questions > Self.questionsWithoutIndex {
      if places.isEmpty { buildIndex(file) }
      isOutside = places[word].map { isAnyOutside(ranges, $0, word) } ?? false
    } else {
      if !hasHashes { readHashes(file) }
      let all = count(word, in: 0..<file.tokens.count)
      isOutside = all > ranges.reduce(0) { $0 + count(word, in: $1.indices) }
    }
    known[word, default: Answers()].isOutside = isOutside
    return isOutside
  }

  /// Returns true if `isUse` holds for a token with the word in the result of ``home(of:in:)`` for
  /// `owner`.
  mutating func isUsed(
    _ word: UInt32, inHomeOf owner: Int, in file: SourceFile, isUse: (Int) -> Bool
  ) -> Bool {
    let ranges = home(of: owner, in: file)
    if let answer = known[word]?.isInside { return answer }
    let isInside = hasToken(with: word, in: ranges, of: file, where: isUse)
    known[word, default: Answers()].isInside = isInside
    return isInside
  }

  /// Returns true if `isWanted` holds for a token with the word in the result of ``home(of:in:)`` for
  /// `owner`.
  mutating func hasToken(
    with word: UInt32, inHomeOf owner: Int, of file: SourceFile, where isWanted: (Int) -> Bool
  ) -> Bool {
    hasToken(with: word, in: home(of: owner, in: file), of: file, where: isWanted)
  }

  /// - Parameter ranges: in order and apart; a type may have thousands of extensions.
  private mutating func hasToken(
    with word: UInt32, in ranges: [TokenRange], of file: SourceFile, where isWanted: (Int) -> Bool
  ) -> Bool {
    guard questions > Self.questionsWithoutIndex else {
      return ranges.contains { hasToken(with: word, in: $0, of: file, where: isWanted) }
    }
    if places.isEmpty { buildIndex(file) }
    guard let all = places[word] else { return false }
    guard ranges.count > all.count else {
      return ranges.contains { range in
        places(of: word, in: range).contains { isWanted(Int($0)) }
      }
    }
    return all.contains { Self.contains(ranges, $0) && isWanted(Int($0)) }
  }

  /// Returns true if one of the places of the word is in none of the ranges, by the fewer of both.
  private func isAnyOutside(
    _ ranges: [TokenRange], _ all: ContiguousArray<Int32>, _ word: UInt32
  ) -> Bool {
    guard ranges.count > all.count else {
      return all.count > ranges.reduce(0) { $0 + places(of: word, in: $1).count }
    }
    return all.contains { !Self.contains(ranges, $0) }
  }

  /// The first declaration of the type with this path, nil where the file has none.
  mutating func declaration(ofTypeAt path: String, in file: SourceFile) -> Int? {
    if types == nil {
      types = Self.first(in: file) { $0.kind.isType && $0.kind != .protocol }
    }
    return types?[path]
  }

  /// The first extension of the type with this path, nil where the file has none.
  mutating func firstExtension(ofTypeAt path: String, in file: SourceFile) -> Int? {
    if firstExtensions == nil { firstExtensions = Self.first(in: file) { $0.kind == .extension } }
    return firstExtensions?[path]
  }

  private static func first(
    in file: SourceFile, where isWanted: (Declaration) -> Bool
  ) -> [String: Int] {
    var found: [String: Int] = [:]
    for (index, declaration) in file.outline.declarations.enumerated() where isWanted(declaration) {
      let path = file.typePath(of: index)
      if found[path] == nil { found[path] = index }
    }
    return found
  }

  /// Returns true if `isWanted` holds for a token in `range` with the word. The tokens are asked
  /// about in order, up to the first for which it does.
  mutating func hasToken(
    with word: UInt32, in range: TokenRange, of file: SourceFile, where isWanted: (Int) -> Bool
  ) -> Bool {
    questions += 1
    if questions > Self.questionsWithoutIndex {
      if places.isEmpty { buildIndex(file) }
      return places(of: word, in: range).contains { isWanted(Int($0)) }
    }
    return range.indices.contains { token in
      file.tokens[token].hash == word && file.tokens[token].kind.isWord && isWanted(token)
    }
  }

  /// The tokens in `range` with the word, by the index.
  private func places(of word: UInt32, in range: TokenRange) -> ContiguousArray<Int32>.SubSequence {
    guard let all = places[word] else { return [] }
    let start = Self.position(of: range.start, in: all)
    return all[start..<Self.position(of: range.end, in: all)]
  }

  /// Returns true if the token is in one of the ranges, which are in order and apart.
  private static func contains(_ ranges: [TokenRange], _ token: Int32) -> Bool {
    let after = ranges.partitioningIndex { $0.start > token }
    return after > 0 && token < ranges[after - 1].end
  }

  /// How many of the tokens are before `token`.
  private static func position(of token: Int32, in places: ContiguousArray<Int32>) -> Int {
    places.partitioningIndex { $0 >= token }
  }

  private mutating func buildIndex(_ file: SourceFile) {
    for token in file.tokens.indices where file.tokens[token].kind.isWord {
      places[file.tokens[token].hash, default: []].append(Int32(token))
    }
  }

  private mutating func readHashes(_ file: SourceFile) {
    hasHashes = true
    let tokens = file.tokens.view
    if hashes.count < tokens.count {
      hashes.append(contentsOf: repeatElement(0, count: tokens.count - hashes.count))
    }
    var hashes = hashes.mutableView
    for index in tokens.indices {
      let token = tokens[index]
      hashes[index] = token.kind.isWord ? token.hash : 0
    }
  }

  /// A loop without a way out becomes vector instructions, which looks at several tokens at once.
  private func count(_ word: UInt32, in range: Range<Int>) -> Int {
    let hashes = hashes.view
    var count: UInt32 = 0
    // `range` lies within the words, which are as many as the file has tokens.
    for index in range { unsafe count &+= hashes[unchecked: index] == word ? 1 : 0 }
    return Int(count)
  }
}
