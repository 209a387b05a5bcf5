import Buffers
import Matching
import Project
import SwiftSource

/// Finds the requirements of one scheme in files.
struct RequirementReader: Sendable {
  private let scheme: RequirementScheme
  /// The expression for an id, with `-` or `_` where it has `-`.
  private let id: RegularExpression
  /// The expression for an id as documents write it.
  private let written: RegularExpression
  private let marks: RetirementMarks
  /// The expression for an id in the name of a test: in any case, with or without separators.
  private let name: RegularExpression?
  /// Texts, one of which is in each id; empty where the expression does not tell.
  private let starts: [RegularExpression]
  /// The same texts as names spell them: `SRS`, `srs` and `Srs`. A search for a text in any case
  /// would look at every byte of the tests.
  private let nameStarts: [RegularExpression]

  init?(_ scheme: RequirementScheme) {
    guard let written = scheme.id else { return nil }
    self.scheme = scheme
    self.written = written
    id = (try? RegularExpression(Self.looser(written.pattern, "[-_]"))) ?? written
    starts = Self.starts(of: written.pattern)
    nameStarts = starts.flatMap { start in
      let lower = start.pattern.lowercased()
      let spellings: Set<String> = [
        start.pattern, start.pattern.uppercased(), lower,
        lower.prefix(1).uppercased() + lower.dropFirst(),
      ]
      return spellings.sorted().compactMap { try? RegularExpression($0) }
    }
    let bare = written.pattern.replacing("\\b", with: "")
    // An expression that says nothing about the letters would make an id of `utf8`.
    name = starts.isEmpty ? nil : try? RegularExpression("(?i)" + Self.looser(bare, "[-_]?"))
    marks = RetirementMarks(scheme.retired)
  }

  /// The pattern with a separator for each `-` outside sets: names of functions have no hyphens.
  private static func looser(_ pattern: String, _ separator: String) -> String {
    var result = ""
    var isInSet = false
    var isEscaped = false
    for character in pattern {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "[" {
        isInSet = true
      } else if character == "]" {
        isInSet = false
      } else if character == "-", !isInSet {
        result += separator
        continue
      }
      result.append(character)
    }
    return result
  }

  /// The texts that an id may start with, where the pattern starts with letters, or with
  /// alternatives of letters in parentheses.
  private static func starts(of pattern: String) -> [RegularExpression] {
    var rest = Substring(pattern)
    if rest.hasPrefix("\\b") { rest = rest.dropFirst(2) }
    guard !hasAlternatives(rest) else { return [] }
    var alternatives = [rest.prefix { $0.isASCII && $0.isLetter }]
    if rest.first == "(", let close = rest.firstIndex(of: ")") {
      let group = rest[rest.index(after: rest.startIndex)..<close]
      let next = rest[rest.index(after: close)...].first
      guard next != "?", next != "*", next != "{" else { return [] }
      alternatives = (group.hasPrefix("?:") ? group.dropFirst(2) : group).split(
        separator: "|", omittingEmptySubsequences: false)
    }
    guard !alternatives.isEmpty,
      alternatives.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return [] }
    return alternatives.compactMap { try? RegularExpression(String($0)) }
  }

  /// True if the pattern has alternatives outside of parentheses.
  private static func hasAlternatives(_ pattern: Substring) -> Bool {
    var depth = 0
    for character in pattern {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "|": if depth == 0 { return true }
      default: continue
      }
    }
    return false
  }

  /// The requirements that a file names.
  func notes(on file: SourceFile, at place: Place) -> RequirementNotes {
    let text = file.buffer.padded.view.extracting(0..<file.buffer.count)
    let isSwift = place.path.hasSuffix(".swift")
    let loose = isSwift && place.isTest ? looseNames(in: file) : []
    let mayNameAny = starts.isEmpty || starts.contains { $0.mayMatch(in: text) }
    let found = mayNameAny ? whole(id.matches(in: text).map(\.range), file) : []
    guard !found.isEmpty || !loose.isEmpty else { return RequirementNotes() }
    let lines = LineTable(file.buffer)
    if isSwift {
      return SwiftRequirements(scheme, written, marks, file, lines, isTest: place.isTest).notes(
        found, loose: loose)
    }
    return DocumentRequirements(
      scheme, written, marks, file, lines, defines: place.isMatched(by: scheme.files),
      isAsciiDoc: [".adoc", ".asciidoc"].contains { place.path.hasSuffix($0) }
    ).notes(found)
  }

  /// The bytes that may be ids in the names of tests.
  private func looseNames(in file: SourceFile) -> [Range<Int>] {
    let text = file.buffer.padded.view.extracting(0..<file.buffer.count)
    guard let name, nameStarts.contains(where: { $0.mayMatch(in: text) }) else { return [] }
    return name.matches(in: text).map(\.range)
  }

  /// The ranges that are no part of a longer word, path or address; `SRS-026/SDD-012` are two ids.
  private func whole(_ ranges: [Range<Int>], _ file: SourceFile) -> [Range<Int>] {
    let bytes = file.buffer.padded
    var result: [Range<Int>] = []
    var start = 0
    for (index, range) in ranges.enumerated() {
      let goesOn =
        index + 1 < ranges.count && ranges[index + 1].lowerBound == range.upperBound + 1
        && bytes[range.upperBound] == UInt8(ascii: "/")
      guard !goesOn else { continue }
      if isWhole(ranges[start].lowerBound..<range.upperBound, file) {
        result += ranges[start...index]
      }
      start = index + 1
    }
    return result
  }

  /// True if the bytes are no part of a longer word, path or address.
  private func isWhole(_ range: Range<Int>, _ file: SourceFile) -> Bool {
    guard !range.isEmpty else { return false }
    let bytes = file.buffer.padded
    if range.lowerBound > 0 {
      let before = bytes[range.lowerBound - 1]
      if Self.isWordByte(before) || before == UInt8(ascii: "/") || before == UInt8(ascii: "-") {
        return false
      }
    }
    let after = bytes[range.upperBound]
    if Self.isWordByte(after) || after == UInt8(ascii: "/") { return false }
    // A file such as `SRS-001.md`, or a part such as `SRS-001.2`.
    return after != UInt8(ascii: ".") || !Self.isWordByte(bytes[range.upperBound + 1])
  }

  /// An ASCII letter or digit.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
