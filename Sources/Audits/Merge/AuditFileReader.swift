import JSON
import LintRules

/// Reads one file from its first to its last byte: small members as they are, findings only to count
/// them and to know where they are. The order of its members does not matter.
struct AuditFileReader {
  let path: String
  private let grouping: MergedAudit.Grouping
  private var reader: JSONReader
  /// The members that are small.
  var members: [String: JSONValue] = [:]
  var form: AuditForm?
  /// The names that records give to projects; a record without one is of the project ``ownLabel``.
  var labels = JSONNames([""])
  var rules = JSONNames()
  var items = JSONNames()
  private var owners = JSONNames()
  /// The owners of a file together, as one number.
  var ownerLists: [[Int]: Int] = [[]: 0]
  /// By label.
  var tables: [Int: FindingTable] = [:]
  var segments: [MergedAudit.Record: [Int: Segment]] = [:]

  static let ownLabel = 0
  /// The lists that findings may be in.
  private static let findingLists = ["findings", "diagnostics"]
  private static let smallMembers: Set = [
    "schema", "merged", "version", "project", "root", "date", "presets", "paths", "summary",
    "checklists", "rules", "projects",
  ]

  private enum Key: String, CaseIterable {
    case rule, severity, path, fix, items, owners, project
  }
  private let keys = JSONNames(Key.allCases.map(\.rawValue))
  private let keyCases = Key.allCases
  private let severities = JSONNames(["error", "warning", "info"])
  private var itemsOfFinding: [Int] = []
  private var ownersOfFinding: [Int] = []

  /// Reads the file at `path`.
  static func read(
    _ path: String, _ source: AuditSource, by grouping: MergedAudit.Grouping
  ) throws -> AuditFile {
    var reader = AuditFileReader(path, JSONReader(source.bytes(0)), grouping)
    do {
      try reader.readMembers()
    } catch let problem as JSONProblem {
      throw MergeFailure(problem, in: path)
    }
    return try reader.contents(source.identity)
  }

  private init(_ path: String, _ reader: JSONReader, _ grouping: MergedAudit.Grouping) {
    self.path = path
    self.grouping = grouping
    self.reader = reader
  }

  /// The texts after the numbers of owners.
  var ownerNames: [String] {
    let lists = ownerLists.sorted { $0.value < $1.value }.map(\.key)
    return lists.map { list in
      list.isEmpty ? "no owner" : list.map { owners.names[$0] }.joined(separator: " ")
    }
  }

  // MARK: - The document

  private mutating func readMembers() throws {
    guard try reader.next() == .objectStart else { throw foreign(nil) }
    var seen: Set<String> = []
    while try reader.next() == .key {
      let key = reader.string
      guard seen.insert(key).inserted else {
        throw failure("the key '\(key)' appears twice", at: reader.place)
      }
      let token = try reader.next()
      if Self.findingLists.contains(key) {
        try readList(key, token) { reader throws in try reader.readFindings() }
      } else if key == "units" {
        try readList(key, token) { reader throws in try reader.readRecords(.units) }
      } else if key == "problems" {
        try readList(key, token) { reader throws in try reader.readRecords(.problems) }
      } else if Self.smallMembers.contains(key) {
        members[key] = try reader.value(token)
      } else {
        try reader.skip(token)
      }
      if key == "schema" { form = try form(members["schema"]) }
    }
    _ = try reader.next()
    if form == nil { throw foreign(nil) }
  }

  private mutating func readList(
    _ key: String, _ token: JSONReader.Token, _ read: (inout AuditFileReader) throws -> Void
  ) throws {
    guard token == .arrayStart else {
      throw failure("'\(key)' must be a list", at: reader.place)
    }
    try read(&self)
  }

  private func form(_ schema: JSONValue?) throws -> AuditForm {
    guard let name = schema?.string, let form = AuditForm(rawValue: name) else {
      throw foreign(schema?.string)
    }
    return form
  }

  private func foreign(_ schema: String?) -> MergeFailure {
    let forms = AuditForm.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    guard let schema else {
      return MergeFailure(
        message: "\(path): this is not an audit; "
          + "write one with 'archlint audit --format json=FILE'")
    }
    return MergeFailure(
      message: "\(path): this is a file of the form '\(schema)', and this archlint reads \(forms); "
        + "use one version of archlint for all")
  }

  func failure(_ message: String, at place: JSONPlace) -> MergeFailure {
    let command = form == .report ? "lint" : form == .merged ? "merge" : "audit"
    return MergeFailure(
      message: "\(path):\(place.line):\(place.column): \(message); write the file again with "
        + "'archlint \(command) --format json=FILE'")
  }

  // MARK: - Records

  /// Reads records of which only the project counts.
  private mutating func readRecords(_ kind: MergedAudit.Record) throws {
    var segment: OpenSegment?
    while true {
      let token = try reader.next()
      if token == .arrayEnd { break }
      let start = reader.place
      guard token == .objectStart else { throw failure("an object is expected here", at: start) }
      var label = Self.ownLabel
      while try reader.next() == .key {
        let isProject = reader.known(in: keys).map { keyCases[$0] == .project } ?? false
        let token = try reader.next()
        guard isProject else {
          try reader.skip(token)
          continue
        }
        try expectString(token)
        label = reader.number(in: &labels)
      }
      if segment?.label != label {
        try close(segment, kind, at: start)
        segment = OpenSegment(label: label, start: start)
      }
      segment?.count += 1
      segment?.end = reader.offset
    }
    try close(segment, kind, at: reader.place)
  }

  private struct OpenSegment {
    let label: Int
    let start: JSONPlace
    var end = 0
    var count = 0

    init(label: Int, start: JSONPlace) {
      self.label = label
      self.start = start
    }
  }

  private mutating func close(
    _ segment: OpenSegment?, _ kind: MergedAudit.Record, at place: JSONPlace
  ) throws {
    guard let segment else { return }
    guard segments[kind]?[segment.label] == nil else {
      throw failure(
        "'\(labels.names[segment.label])' appears twice: the records of one project must be "
          + "adjacent", at: segment.start)
    }
    segments[kind, default: [:]][segment.label] = Segment(
      start: segment.start, end: segment.end, count: segment.count)
  }

  private func expectString(_ token: JSONReader.Token) throws {
    guard token == .string else { throw failure("a string is expected here", at: reader.place) }
  }

  private func expectList(_ token: JSONReader.Token) throws {
    guard token == .arrayStart else { throw failure("a list is expected here", at: reader.place) }
  }

  /// Goes to the next string of a list; false at its end.
  private mutating func nextString() throws -> Bool {
    let token = try reader.next()
    if token == .arrayEnd { return false }
    try expectString(token)
    return true
  }

  // MARK: - Findings

  private mutating func readFindings() throws {
    guard segments[.findings] == nil else {
      throw failure("there are two lists of findings", at: reader.place)
    }
    var segment: OpenSegment?
    var tally = FindingTally(grouping)
    while true {
      let token = try reader.next()
      if token == .arrayEnd { break }
      let start = reader.place
      guard token == .objectStart else { throw failure("a finding is expected here", at: start) }
      var finding = Finding()
      try readFinding(&finding, at: start)
      if segment?.label != finding.label {
        if let segment { tables[segment.label] = tally.table }
        try close(segment, .findings, at: start)
        segment = OpenSegment(label: finding.label, start: start)
        tally = FindingTally(grouping)
      }
      guard let file = tally.file(finding.path) else {
        throw failure("the findings of one file must be adjacent", at: start)
      }
      finding.facts.file = file
      tally.add(
        finding.facts, rule: finding.rule, items: itemsOfFinding,
        owners: grouping == .owner ? numberOfOwners() : 0)
      segment?.count += 1
      segment?.end = reader.offset
    }
    if let segment { tables[segment.label] = tally.table }
    try close(segment, .findings, at: reader.place)
  }

  /// The parts of a finding that count.
  private struct Finding {
    var label = AuditFileReader.ownLabel
    var rule = 0
    /// A hash of the path.
    var path: UInt64 = 0
    var facts = FindingCounter.Facts()
  }

  private mutating func readFinding(_ finding: inout Finding, at start: JSONPlace) throws {
    itemsOfFinding.removeAll(keepingCapacity: true)
    ownersOfFinding.removeAll(keepingCapacity: true)
    var seen = 0
    while try reader.next() == .key {
      guard let number = reader.known(in: keys) else {
        try reader.skip(try reader.next())
        continue
      }
      guard seen & (1 << number) == 0 else {
        throw failure("the key '\(reader.string)' appears twice", at: reader.place)
      }
      seen |= 1 << number
      let token = try reader.next()
      switch keyCases[number] {
      case .rule:
        try expectString(token)
        finding.rule = reader.number(in: &rules)
      case .project:
        try expectString(token)
        finding.label = reader.number(in: &labels)
      case .path:
        try expectString(token)
        finding.path = reader.hash
      case .severity: finding.facts.severity = try severity(token)
      case .fix: finding.facts.isFixSafe = try isFixSafe(token)
      case .items:
        try expectList(token)
        while try nextString() {
          let item = reader.number(in: &items)
          if !itemsOfFinding.contains(item) { itemsOfFinding.append(item) }
        }
      case .owners:
        try expectList(token)
        while try nextString() { ownersOfFinding.append(reader.number(in: &owners)) }
      }
    }
    // The rule, the severity and the path.
    guard seen & 0b111 == 0b111 else {
      throw failure("a finding needs 'rule', 'severity' and 'path'", at: start)
    }
  }

  private func severity(_ token: JSONReader.Token) throws -> Severity {
    guard token == .string, let number = reader.known(in: severities) else {
      throw failure("the severity must be 'error', 'warning' or 'info'", at: reader.place)
    }
    return number == 0 ? .error : number == 1 ? .warning : .info
  }

  /// Returns true if a fix is safe: a word in audits, a member of an object in reports.
  private mutating func isFixSafe(_ token: JSONReader.Token) throws -> Bool {
    let place = reader.place
    if token == .string {
      let word = reader.string
      if word == "safe" || word == "unsafe" { return word == "safe" }
    } else if token == .objectStart {
      var isSafe: Bool?
      while try reader.next() == .key {
        let key = reader.string
        let token = try reader.next()
        if key == "safe" { isSafe = token == .true ? true : token == .false ? false : nil }
        try reader.skip(token)
      }
      if let isSafe { return isSafe }
    }
    throw failure("the fix does not say if it is safe", at: place)
  }

  private mutating func numberOfOwners() -> Int {
    if let number = ownerLists[ownersOfFinding] { return number }
    let number = ownerLists.count
    ownerLists[ownersOfFinding] = number
    return number
  }
}

extension MergeFailure {
  /// A file that is not JSON.
  init(_ problem: JSONProblem, in path: String) {
    let place = "\(path):\(problem.place.line):\(problem.place.column)"
    let reason = "\(problem.message), at byte \(problem.place.offset)"
    self.init(
      message: problem.isCutOff
        ? "\(place): the file ends too early (\(reason)): it was cut off, or is still being written; "
          + "write it again"
        : "\(place): this is not JSON (\(reason)); write it again")
  }
}
