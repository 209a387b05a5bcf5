import JSON

/// The second reading, in which records are handed over one by one.
extension MergedAudit {
  /// Reads all records of a kind, in the order of the projects and as they are in their files.
  ///
  /// - Parameters:
  ///   - limit: how many are read at most.
  ///   - body: is given the index of the project, and the members of the record
  ///     without braces and on one line; the project is not among them.
  /// - Throws: also when a file has changed since it was read first.
  package func forEachRecord(
    _ kind: Record, atMost limit: Int = .max,
    _ body: (_ project: Int, _ members: [UInt8]) throws -> Void
  ) throws {
    var copy: [UInt8] = []
    var left = limit
    for (index, source) in sources.enumerated() {
      guard let segment = source.segments[kind] else { continue }
      if left <= 0 { return }
      let changed = MergeFailure(
        message: "\(source.file): the file has been changed while it was read; start again")
      guard let file = try? open(source.file), file.identity == source.identity else {
        throw changed
      }
      var reader = JSONReader(elementAt: segment.start, file.bytes(segment.start.offset))
      let names = RecordNames()
      do {
        for _ in 0..<min(left, segment.count) {
          try reader.copyRecord(kind, names, to: &copy)
          try body(index, copy)
        }
      } catch is JSONProblem {
        throw changed
      }
      guard segment.count > left || reader.offset == segment.end else { throw changed }
      left -= segment.count
    }
  }
}

extension MergedAudit {
  /// A problem of one of the projects.
  package struct ProjectProblem: Sendable {
    /// The index of the project.
    package let project: Int
    package let path: String
    package let message: String
  }

  /// The first problems of all projects.
  package func firstProblems(_ limit: Int) throws -> [ProjectProblem] {
    var problems: [ProjectProblem] = []
    try forEachRecord(.problems, atMost: limit) { project, members in
      let text = [UInt8(ascii: "{")] + members + [UInt8(ascii: "}")]
      guard let value = try? JSONValue.parse(text) else { return }
      problems.append(
        ProjectProblem(
          project: project, path: value["path"]?.string ?? "",
          message: value["message"]?.string ?? ""))
    }
    return problems
  }
}

/// The members of records that are not copied as they are.
private struct RecordNames {
  let names = JSONNames(["project", "fix", "related"])
  static let project = 0
  static let fix = 1
  static let related = 2
}

extension JSONReader {
  /// Copies the members of the next record as an audit has them: a fix in one word, and no lists
  /// that are empty.
  fileprivate mutating func copyRecord(
    _ kind: MergedAudit.Record, _ names: RecordNames, to copy: inout [UInt8]
  ) throws {
    copy.removeAll(keepingCapacity: true)
    guard try next() == .objectStart else { return }
    setMark()
    let line = place.line
    // Bytes that have been read but not yet copied.
    var start: Int?
    var end = 0
    while try next() == .key {
      let keyStart = place.offset
      let name = known(in: names.names)
      let token = try next()
      let valueStart = place.offset
      var replacement: String?
      var isLeftOut = name == RecordNames.project
      if kind == .findings, name == RecordNames.fix, token == .objectStart {
        replacement = try isSafeFix() ? "\"fix\": \"safe\"" : "\"fix\": \"unsafe\""
        isLeftOut = true
      } else {
        try skip(token)
      }
      if kind == .findings, name == RecordNames.related, token == .arrayStart {
        // An empty list: its end follows with nothing but white space between.
        isLeftOut = isEmptyList(valueStart..<offset)
      }
      if isLeftOut {
        if let from = start { append(from..<end, after: &copy) }
        start = nil
        if let replacement {
          if !copy.isEmpty { copy += Array(", ".utf8) }
          copy += Array(replacement.utf8)
        }
      } else {
        if start == nil { start = keyStart }
        end = offset
      }
    }
    if let from = start { append(from..<end, after: &copy) }
    if place.line != line { copy = copy.onOneLine }
    removeMark()
  }

  private func append(_ range: Range<Int>, after copy: inout [UInt8]) {
    if !copy.isEmpty { copy += Array(", ".utf8) }
    append(range, to: &copy)
  }

  private func isEmptyList(_ range: Range<Int>) -> Bool {
    guard range.count < 64 else { return false }
    var text: [UInt8] = []
    append(range, to: &text)
    return text.dropFirst().dropLast().allSatisfy { $0 <= 0x20 }
  }

  /// Returns true if a fix written as an object is safe; reads to the end of the object.
  private mutating func isSafeFix() throws -> Bool {
    var isSafe = false
    while try next() == .key {
      let isAnswer = string == "safe"
      let token = try next()
      if isAnswer { isSafe = token == .true }
      try skip(token)
    }
    return isSafe
  }
}

extension [UInt8] {
  /// JSON without white space between its parts, but a space after each comma and colon.
  fileprivate var onOneLine: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var isInString = false
    var isEscaped = false
    for byte in self {
      if isInString {
        result.append(byte)
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: break
      case UInt8(ascii: ","), UInt8(ascii: ":"): result += [byte, 0x20]
      default:
        result.append(byte)
        isInString = byte == UInt8(ascii: "\"")
      }
    }
    return result
  }
}
