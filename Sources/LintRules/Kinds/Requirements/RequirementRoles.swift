import Matching

extension RequirementScheme {
  /// The role of a line that starts with an id in a place that defines requirements.
  ///
  /// - Parameters:
  ///   - marks: the marks of requirements that are no longer wanted.
  ///   - isRetired: true where a heading says that the requirement is no longer wanted.
  func definition(
    _ line: RequirementLine, title: String, whole: String, _ marks: RetirementMarks, isRetired: Bool
  ) -> (role: RequirementMention.Role, isTentative: Bool)? {
    let name = RequirementTitle(title)
    let startsWithID = id.map { $0.firstMatch(in: title)?.range.lowerBound == 0 } ?? false
    // Nobody gives a reference a heading of its own.
    guard !startsWithID, !name.isFile, line.isHeading || !name.isTest else { return nil }
    let role = RequirementMention.Role.definition(
      title: title,
      isRetired: isRetired || line.isStruckOut || marks.isOnLine(whole))
    return (role, name.isType && !line.isHeading)
  }
}

extension RequirementScheme {
  /// True if ids below the heading are only references. `Specification: Test coverage` is the
  /// heading of a specification, whatever it is about.
  func isReference(heading: String) -> Bool {
    let kind = heading.prefix { $0 != ":" }.lowercased()
    if kind.count < heading.count,
      ["specification", "feature spec"].contains(where: kind.hasSuffix)
    {
      return references.contains { $0.hasMatch(in: kind) }
    }
    return references.contains { $0.hasMatch(in: heading) }
  }
}

/// The text that a line gives to an id, where it is a name and no sentence.
private struct RequirementTitle {
  /// True for a path or the name of a file: it covers the id and does not say what is wanted.
  let isFile: Bool
  /// True for a name such as `LoginScreen`, which is a title or the type that covers the id.
  let isType: Bool
  /// True for the name of tests, which cover the id.
  let isTest: Bool

  init(_ title: String) {
    let isWord = !title.contains(" ")
    isFile = isWord && (title.contains("/") || title.dropLast().contains("."))
    isType =
      isWord && title.contains(where: \.isLowercase)
      && title.dropFirst().contains(where: \.isUppercase)
    isTest =
      isType
      && (["Test", "Tests", "Spec", "TestCase"].contains { title.hasSuffix($0) }
        || title.hasPrefix("test"))
  }
}

/// The marks of requirements that are no longer wanted.
struct RetirementMarks: Sendable {
  private let onLine: [RegularExpression]
  private let inHeading: RegularExpression?

  init(_ words: [String]) {
    let plain = words.map { word in
      String(word.flatMap { $0.isLetter || $0.isNumber ? [$0] : ["\\", $0] })
    }
    guard !plain.isEmpty else {
      onLine = []
      inHeading = nil
      return
    }
    let word = "(" + plain.joined(separator: "|") + ")"
    onLine = [
      // In parentheses; alone after the id; at the end after a comma or a dash, or in a cell.
      "(?i)[(\\[]\\s*\(word)\\b",
      "(?i)\\d[`*_\\])]*\\s*[:|.–—-]?\\s*[*_]*\(word)\\b[*_]*\\s*([:|.;,–—-]|$)",
      "(?i)[:|;,–—-]\\s*[*_]*\(word)[*_]*\\.?\\s*\\|?$",
    ].compactMap { try? RegularExpression($0) }
    inHeading = try? RegularExpression("(?i)^\\W*\(word)\\b")
  }

  func isOnLine(_ line: String) -> Bool { onLine.contains { $0.hasMatch(in: line) } }

  func isInHeading(_ title: String) -> Bool { inHeading?.hasMatch(in: title) == true }
}

extension RequirementBox {
  /// The line of a checklist after an id: a title, and the tests that cover it.
  init(isTicked: Bool, mark: Int, text: String) {
    self.isTicked = isTicked
    self.mark = mark
    var title = Substring(text)
    var evidence: [String] = []
    for dash in [" - ", " – ", " — ", " | "] {
      guard let start = text.lastRange(of: dash) else { continue }
      let names = text[start.upperBound...].split { " ,;/&|`*".contains($0) }.map(String.init)
      guard !names.isEmpty, names.allSatisfy(\.isTypeName) else { continue }
      title = text[..<start.lowerBound]
      evidence = names
      break
    }
    self.title = String(title)
    self.evidence = evidence
  }

  /// True if the line says that the test is still to be written.
  var isToDo: Bool { evidence.contains { $0.uppercased() == "TODO" || $0.uppercased() == "TBD" } }
}

extension String {
  fileprivate var isTypeName: Bool {
    first?.isUppercase == true
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
