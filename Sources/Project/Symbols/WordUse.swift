import SwiftSource

/// Which words a file uses, and which of them it may give a new value: what other files need to know
/// to tell whether a member could be private.
///
/// Words are kept as the 32 bits of their tokens. Two words with the same bits make a member look
/// used that is not, never the other way round.
package struct WordUse: Sendable {
  /// All words of the file.
  fileprivate let words: Set<UInt32>
  /// The words behind a dot whose value the file may change.
  fileprivate let written: Set<UInt32>
  /// The words that the members of a type or extension may change, each with the type's word or
  /// that of one of its bases.
  fileprivate let writtenInTypes: Set<UInt64>

  package init(of file: SourceFile) {
    var words: Set<UInt32> = []
    var written: Set<UInt32> = []
    var writtenInTypes: Set<UInt64> = []
    let tokens = file.tokens
    for index in tokens.indices where tokens[index].kind.isWord {
      let hash = tokens[index].hash
      words.insert(hash)
      switch file.write(at: index) {
      case .ofOther: written.insert(hash)
      case .ofSelf:
        for type in file.typeWords(around: index) {
          writtenInTypes.insert(Self.key(type: type, word: hash))
        }
      case nil: continue
      }
    }
    self.words = words
    self.written = written
    self.writtenInTypes = writtenInTypes
  }

  fileprivate static func key(type: UInt32, word: UInt32) -> UInt64 {
    UInt64(type) << 32 | UInt64(word)
  }
}

/// Which files of a project use a word.
struct WordIndex: Sendable {
  private var words: [UInt32: Int32] = [:]
  private var written: [UInt32: Int32] = [:]
  private var writtenInTypes: [UInt64: Int32] = [:]
  /// Stands for several files.
  private static let several: Int32 = -1

  init(_ uses: [WordUse?]) {
    for (file, use) in uses.enumerated() {
      guard let use else { continue }
      for word in use.words { Self.add(Int32(file), &words[word]) }
      for word in use.written { Self.add(Int32(file), &written[word]) }
      for key in use.writtenInTypes { Self.add(Int32(file), &writtenInTypes[key]) }
    }
  }

  private static func add(_ file: Int32, _ entry: inout Int32?) {
    entry = entry == nil || entry == file ? file : several
  }

  /// Whether a file other than `file` has the word.
  func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    words[word].map { $0 != Int32(file) } ?? false
  }

  /// Whether a file other than `file` may change what the word names in a type.
  func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    let key = WordUse.key(type: type, word: word)
    return [written[word], writtenInTypes[key]].contains { $0.map { $0 != Int32(file) } ?? false }
  }
}

extension SymbolTable {
  /// Whether a file other than `file` has the word. In a project of one file that cannot be told.
  package func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    files.count < 2 || words.isNamed(word, elsewhereThan: file)
  }

  /// Whether a file other than `file` may change what the word names in a type. In a project of one
  /// file that cannot be told.
  package func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    files.count < 2 || words.isWritten(word, ofType: type, elsewhereThan: file)
  }
}

extension SourceFile {
  /// Whose member a word names that may get a new value.
  package enum Write: Sendable {
    /// A member behind a dot.
    case ofOther
    /// A variable, or a member of `self`.
    case ofSelf
  }

  /// Whether what the word at `index` names may get a new value there: it is assigned to, passed by
  /// `&`, bound by `$`, named in a key path, or something behind it is or is called that may change
  /// it. A requirement that asks for a setter counts too.
  package func write(at index: Int) -> Write? {
    let token = tokens[index]
    guard token.kind == .identifier, index > 0 else { return nil }
    if token.flags.contains(.isDeclared) { return isSettableRequirement(index) ? .ofOther : nil }
    guard tokens[index - 1].kind == .period else {
      let previous = tokens[index - 1]
      guard !previous.is(.let), !previous.is(.var), tokens[index + 1].kind != .colon else {
        return nil
      }
      return isPassedByReference(index) || changesBehind(index) ? .ofSelf : nil
    }
    guard let start = startOfChain(before: index - 1) else {
      // `\.name`; any other member without a base is an enum case or a static one.
      return tokens[index - 2].kind == .backslash ? .ofOther : nil
    }
    let isOfSelf =
      tokens[start].is(.self)
      && (start + 1..<index - 1).allSatisfy {
        tokens[$0].kind == .question || tokens[$0].kind == .exclamation
      }
    let isBound =
      isProjection(start) || matches(start, "Bindable")
      || start > 0 && tokens[start - 1].kind == .backslash
    guard isBound || isPassedByReference(start) || changesBehind(index) else { return nil }
    return isOfSelf ? .ofSelf : .ofOther
  }

  /// Whether the word is a projected value such as `$name`; `$0` is none.
  private func isProjection(_ index: Int) -> Bool {
    tokens[index].kind == .identifier
      && buffer.padded[Int(tokens[index].offset)] == UInt8(ascii: "$")
  }

  private func isPassedByReference(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    return tokens[start - 1].kind == .ampersand
      || tokens[start - 1].kind == .prefixOperator && matches(start - 1, "&")
  }

  /// The first token of the names and calls with dots between that end before the dot at `dot`, nil
  /// where nothing stands before it.
  private func startOfChain(before dot: Int) -> Int? {
    var index = dot - 1
    while index >= 0 {
      let token = tokens[index]
      if token.kind == .question || token.kind == .exclamation {
        index -= 1
      } else if token.kind.closes, token.partner < index {
        let open = token.partner
        guard open > 0, !tokens[open].isAfterTrivia, tokens[open - 1].kind.isWord else {
          return open
        }
        index = open - 1
      } else if token.kind.isWord, !isStatementWord(token) {
        guard index > 1, tokens[index - 1].kind == .period else { return index }
        index -= 2
      } else {
        return index == dot - 1 ? nil : index + 1
      }
    }
    return 0
  }

  /// Whether the word belongs to a statement, as in `case .name`, and is no value or type.
  private func isStatementWord(_ token: Token) -> Bool {
    token.kind == .keyword && !token.is(.self) && !token.is(.Self) && !token.is(.super)
  }

  /// Whether what follows the word assigns to it or to something in it, or calls what may change it.
  private func changesBehind(_ index: Int) -> Bool {
    var last = index
    var position = index + 1
    while true {
      let token = tokens[position]
      switch token.kind {
      case .question, .exclamation: position += 1
      case .period where tokens[position + 1].kind.isWord:
        last = position + 1
        position += 2
      case .leftBracket where !token.startsLine: position = tokens.endOfGroup(at: position)
      case .leftParen where !token.startsLine, .leftBrace:
        return last != index && !Self.harmless.contains(text(of: last))
      case .equal: return true
      case .binaryOperator: return isAssignment(position)
      default: return false
      }
    }
  }

  private func isAssignment(_ index: Int) -> Bool {
    let text = text(of: index)
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Members of the standard library that leave a value as it is.
  private static let harmless: Set<String> = [
    "addingTimeInterval", "advanced", "allSatisfy", "compactMap", "compare", "contains", "count",
    "description", "distance", "dropFirst", "dropLast", "elementsEqual", "enumerated", "filter",
    "first", "firstIndex", "flatMap", "forEach", "formatted", "hasPrefix", "hasSuffix", "index",
    "indices", "intersection", "isEmpty", "isSubset", "isSuperset", "joined", "keys", "last",
    "lastIndex", "lowercased", "map", "max", "min", "prefix", "randomElement", "reduce",
    "reversed", "rounded", "shuffled", "sorted", "split", "starts", "subtracting", "suffix",
    "timeIntervalSince", "trimmingCharacters", "union", "uppercased", "values",
  ]

  /// Whether the word is the name of a variable that a protocol asks to be settable.
  private func isSettableRequirement(_ index: Int) -> Bool {
    let number = innermostDeclaration(around: index)
    guard number >= 0 else { return false }
    let declaration = outline.declarations[number]
    guard declaration.kind == .var, declaration.parent >= 0, declaration.name.contains(index),
      outline.declarations[Int(declaration.parent)].kind == .protocol
    else { return false }
    return outline.accessors.contains { Int($0.declaration) == number && $0.keyword == .set }
  }

  /// The hashes of the words by which the type or extension around the token and its bases are known.
  package func typeWords(around token: Int) -> [UInt32] {
    var number = innermostDeclaration(around: token)
    while number >= 0, !outline.declarations[number].kind.hasMembers {
      number = Int(outline.declarations[number].parent)
    }
    guard number >= 0 else { return [] }
    let declaration = outline.declarations[number]
    let ranges = [declaration.name] + outline.inheritedTypes[declaration.inheritedTypes]
    return ranges.flatMap { range in
      typeHeads(in: range).compactMap { typePath(from: $0).last }.map { tokens[$0].hash }
    }
  }
}
