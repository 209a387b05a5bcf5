import Matching
import SwiftSource
import YAML

/// Turns YAML nodes into values and notes everything that is wrong on the way.
///
/// A value that cannot be read becomes nil and a problem; reading goes on, so that all problems of
/// a file are reported at once.
package struct Decoder {
  /// The path of the file, for messages.
  package let file: String
  /// How many lines of the file are before the text that is read.
  package let lineOffset: Int
  private let readAPIs: @Sendable () -> APITable
  private let readVocabulary: @Sendable () -> Vocabulary
  /// The folder that globs start in, empty for the root of the project.
  package var folder = ""
  package private(set) var problems: [ConfigurationProblem] = []
  /// The layers that the file mentions, with their locations.
  package private(set) var layerMentions: [(name: String, mark: YAMLMark)] = []
  /// The rules that the file's own rules mention, with their locations.
  package private(set) var ruleMentions: [(id: String, mark: YAMLMark)] = []
  /// The globs that are meant to match files or folders of the project.
  package private(set) var globMentions: [GlobMention] = []
  /// The patterns that have been read: an option may be in many places of a rule.
  var knownPatterns: [String: TokenPattern] = [:]
  /// The patterns that shipped rules have in common.
  package var sharedPatterns: SharedPatterns?
  /// True while what is read is part of archlint, unchanged: a test has read all of it. Expressions and
  /// globs are not compiled then before they are used.
  package var isVerified = false
  /// The names of the vocabulary that the rule uses that is being read.
  var usedNames: Set<String> = []
  /// The messages of the rule that is being read.
  var messages: [MessageTemplate] = []
  /// Where the file uses names of the vocabulary.
  private var sharedPlaces: [YAMLMark: String] = [:]
  /// The memory that patterns are read in.
  var patternFile = SourceFile()
  /// The mapping that is being read, as messages call it.
  package internal(set) var mappingName = ""
  /// The number of problems before the mapping that is being read.
  var problemsBefore = 0

  /// - Parameters:
  ///   - apis: reads the APIs that keys may name; most files name none.
  ///   - vocabulary: reads the names that rules may use.
  package init(
    file: String, lineOffset: Int = 0, apis: @escaping @Sendable () -> APITable = { APITable() },
    vocabulary: @escaping @Sendable () -> Vocabulary = { Vocabulary() }
  ) {
    self.file = file
    readAPIs = apis
    readVocabulary = vocabulary
    self.lineOffset = lineOffset
  }

  /// The APIs that keys may name.
  var apis: APITable { readAPIs() }

  /// The names that rules may use.
  var vocabulary: Vocabulary { readVocabulary() }

  /// Reads the names that rules may use.
  var vocabularyReader: @Sendable () -> Vocabulary { readVocabulary }

  package mutating func problem(_ message: String, at node: YAMLNode) {
    problem(message, at: node.start)
  }

  package mutating func problem(_ message: String, at mark: YAMLMark) {
    problems.append(
      ConfigurationProblem(
        file: file, line: mark.line == 0 ? 0 : mark.line + lineOffset, column: mark.column,
        message: message))
  }

  package mutating func add(_ problem: ConfigurationProblem) { problems.append(problem) }

  /// The problems in the order of the file's text, each once.
  package var orderedProblems: [ConfigurationProblem] {
    var seen: Set<ConfigurationProblem> = []
    return problems.filter { seen.insert($0).inserted }.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset)
        < ($1.element.line, $1.element.column, $1.offset)
    }.map(\.element)
  }

  /// `file:line:column` of a node.
  package func place(of node: YAMLNode) -> String {
    "\(file):\(node.start.line + lineOffset):\(node.start.column)"
  }

  /// True if the mapping that is being read has problems.
  var isFlawed: Bool { problems.count > problemsBefore }

  // MARK: - Scalars

  /// The message about a value that is no text, with what a name of the vocabulary stands for there.
  private func notText(_ node: YAMLNode, _ what: String, _ message: String) -> String {
    guard node.scalar == nil, let name = sharedPlaces[node.start] else { return message }
    return "\(what) must be a text, and '${\(name)}' stands for \(node.form)"
  }

  package mutating func string(_ node: YAMLNode, _ what: String) -> String? {
    guard let scalar = node.scalar, !(scalar.style == .plain && scalar.text.isEmpty) else {
      problem(notText(node, what, "\(what) must be a text"), at: node)
      return nil
    }
    return scalar.text
  }

  /// The lines of a text that is meant for people, without the line break at its end.
  package mutating func prose(_ node: YAMLNode, _ what: String) -> String? {
    guard var text = string(node, what) else { return nil }
    checkEnd(of: node, what)
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.isEmpty { problem("\(what) is empty", at: node) }
    return text
  }

  /// Reports a text that ends where a comment starts, which may have been meant as a part of it.
  mutating func checkEnd(of node: YAMLNode, _ what: String) {
    guard node.scalar?.isFollowedByComment == true else { return }
    problem(
      "\(what) ends at ' #', where a comment starts; put the text in quotes, or the comment on a "
        + "line of its own", at: node)
  }

  package mutating func bool(_ node: YAMLNode, _ what: String) -> Bool? {
    guard let value = node.scalar?.bool else {
      problem("\(what) must be 'true' or 'false'", at: node)
      return nil
    }
    return value
  }

  package mutating func integer(_ node: YAMLNode, _ what: String, in range: ClosedRange<Int>)
    -> Int?
  {
    guard let value = node.scalar?.integer, range.contains(value) else {
      problem(
        "\(what) must be a number from \(range.lowerBound) to \(range.upperBound)", at: node)
      return nil
    }
    return value
  }

  /// One of the values of an enum of strings.
  package mutating func choice<Value>(
    _ node: YAMLNode, _ what: String, of type: Value.Type = Value.self
  ) -> Value? where Value: RawRepresentable<String> & CaseIterable {
    let names = Value.allCases.map(\.rawValue)
    guard let text = node.scalar?.text, !text.isEmpty else {
      problem("\(what) must be \(Self.list(names))", at: node)
      return nil
    }
    if let value = Value(rawValue: text) { return value }
    problem(
      "\(what) must be \(Self.list(names)), not '\(text)'"
        + NearestName.hint(text, among: names), at: node)
    return nil
  }

  /// `'a', 'b' or 'c'`.
  package static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  // MARK: - Lists

  /// The items of a sequence; a single value is a sequence of one.
  package func items(_ node: YAMLNode) -> [YAMLNode] {
    if let items = node.sequence { return items }
    if let scalar = node.scalar, scalar.style == .plain, scalar.text.isEmpty { return [] }
    return [node]
  }

  package mutating func strings(_ node: YAMLNode, _ what: String) -> [String] {
    items(node).compactMap { string($0, "each of \(what)") }
  }

  package mutating func choices<Value>(
    _ node: YAMLNode, _ what: String, of type: Value.Type = Value.self
  ) -> [Value] where Value: RawRepresentable<String> & CaseIterable {
    items(node).compactMap { choice($0, "each of \(what)") }
  }

  /// Globs, each of which has to match a file of the project.
  package mutating func matchingGlobs(_ node: YAMLNode, _ what: String, key: String) -> GlobSet {
    let mentions = items(node).compactMap { item in
      glob(item, "each of \(what)").map { GlobMention(glob: $0, key: key, mark: item.start) }
    }
    // The globs of the vocabulary are for projects of all forms.
    for mention in mentions where sharedPlaces[mention.mark] == nil {
      // A selector under 'rules' is read again with its rule.
      if !globMentions.contains(where: { $0.isSame(as: mention) }) { globMentions.append(mention) }
    }
    return GlobSet(mentions.map(\.glob))
  }

  /// The value of a name of the vocabulary as if it were written where the file uses the name.
  mutating func place(_ value: YAMLNode, of name: String, at node: YAMLNode) -> YAMLNode {
    noteShared(name, at: node)
    return value.moved(to: node)
  }

  /// Notes that the value of `node` comes from a name, or from an option that is made of names.
  mutating func noteShared(_ name: String, at node: YAMLNode) { sharedPlaces[node.start] = name }

  /// Returns true if a part of the value comes from a name.
  func isShared(_ node: YAMLNode) -> Bool {
    items(node).contains { sharedPlaces[$0.start] != nil }
  }

  /// A glob that has to match a folder of the project.
  package mutating func matchingFolders(_ node: YAMLNode, _ what: String) -> Glob? {
    guard let glob = glob(node, what) else { return nil }
    globMentions.append(
      GlobMention(glob: glob, key: mappingName, mark: node.start, isOfFolders: true))
    return glob
  }

  package mutating func globs(_ node: YAMLNode, _ what: String) -> GlobSet {
    GlobSet(items(node).compactMap { glob($0, "each of \(what)") })
  }

  /// How many bytes a glob, an expression or the code of a pattern may have: far more than people
  /// write, and reading one takes a multiple of its length in memory.
  package static let longestPattern = 64 << 10

  /// The text of a glob, an expression or the code of a pattern.
  package mutating func patternText(_ node: YAMLNode, _ what: String) -> String? {
    guard node.scalar != nil else {
      let hint = node.mapping == nil ? "" : ", not keys and values; a text with ': ' needs quotes"
      problem(notText(node, what, "\(what) has to be a text\(hint)"), at: node)
      return nil
    }
    if node.scalar?.style == .plain, node.scalar?.text.isEmpty == true {
      problem("\(what) is empty; a text that starts with '#' needs quotes: '#…'", at: node)
      return nil
    }
    guard let text = string(node, what) else { return nil }
    guard text.utf8.count <= Self.longestPattern else {
      problem("\(what) is longer than \(Self.longestPattern >> 10) KB", at: node)
      return nil
    }
    return text
  }

  package mutating func glob(_ node: YAMLNode, _ what: String) -> Glob? {
    guard let text = patternText(node, what) else { return nil }
    if isVerified, folder.isEmpty { return Glob(verified: text) }
    do {
      return try folder.isEmpty ? Glob(text) : Glob(Glob.pattern(text, in: folder))
    } catch {
      problem("'\(text)' is not a glob: \(error.message)", at: node)
      return nil
    }
  }

  package mutating func names(_ node: YAMLNode, _ what: String) -> NameList? {
    let patterns = items(node).compactMap { patternText($0, "each of \(what)") }
    if isVerified { return NameList(verified: patterns) }
    if let list = try? NameList(patterns) { return list }
    for item in items(node) where item.scalar != nil { _ = nameGlob(item, "each of \(what)") }
    return nil
  }

  package mutating func nameGlob(_ node: YAMLNode, _ what: String) -> NameGlob? {
    guard let text = patternText(node, what) else { return nil }
    if isVerified { return NameGlob(verified: text) }
    do {
      return try NameGlob(text)
    } catch {
      problem("'\(text)' is not a name or glob: \(error.message)", at: node)
      return nil
    }
  }

  package mutating func regularExpression(_ node: YAMLNode, _ what: String) -> RegularExpression? {
    guard let text = patternText(node, what) else { return nil }
    if isVerified { return RegularExpression(verified: text) }
    checkEnd(of: node, what)
    do {
      return try RegularExpression(text)
    } catch {
      problem("'\(text)' is not a regular expression: \(error.message)", at: node)
      return nil
    }
  }

  // MARK: - Layers

  /// The names of layers, which must be present when all layers are known.
  package mutating func layerNames(_ node: YAMLNode, _ what: String) -> [String] {
    mentionLayers(node)
    return strings(node, what)
  }

  /// Notes the layers that `node` names; `*` is none.
  package mutating func mentionLayers(_ node: YAMLNode) {
    for item in items(node) {
      guard let name = item.scalar?.text, name != "*" else { continue }
      layerMentions.append((name, item.start))
    }
  }

  /// The ids of rules, which have to exist.
  mutating func ruleIDs(_ node: YAMLNode, _ what: String) -> [String] {
    if !isVerified {
      ruleMentions += items(node).compactMap { item in item.scalar.map { ($0.text, item.start) } }
    }
    return strings(node, what)
  }
}
