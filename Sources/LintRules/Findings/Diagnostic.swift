import Project

/// One finding with all that a report says of it.
///
/// A project may have a million: texts are bytes that the findings of a file share, and the parts that few
/// findings have are apart from the others.
package struct Diagnostic: Sendable, Hashable {
  /// The id of the rule.
  package let rule: String
  /// Where it is.
  package private(set) var location: Location
  private var pooledMessage: PooledText
  private var pooledSubject: PooledText
  private let pooledScope: PooledText
  private var rare: Rare?
  /// The key under which the finding is known from run to run, nil until it has been assigned.
  package var fingerprint: Fingerprint?
  package let severity: Severity
  /// The state in the baseline, nil if there is no baseline.
  package var baseline: BaselineState?
  /// True if it is located in a comment of Swift code.
  package var isInComment = false
  /// True if it is about a change, which no comment in the changed file can suppress.
  package var isAboutChange = false

  package init(
    rule: String, severity: Severity, message: PooledText, location: Location, subject: PooledText,
    scope: PooledText = .empty, fix: Fix? = nil, related: [RelatedLocation] = []
  ) {
    self.rule = rule
    self.severity = severity
    pooledMessage = message
    self.location = location
    pooledSubject = subject
    pooledScope = scope
    if fix != nil || !related.isEmpty { rare = .parts(Rare.Parts(fix: fix, related: related)) }
  }

  package init(
    rule: String, severity: Severity, message: String, location: Location, subject: String,
    scope: String = "", fix: Fix? = nil, related: [RelatedLocation] = []
  ) {
    self.init(
      rule: rule, severity: severity, message: PooledText(message), location: location,
      subject: PooledText(subject), scope: PooledText(scope), fix: fix, related: related)
  }

  /// The fingerprint as reports write it, empty until it has been assigned.
  package var key: String { fingerprint?.description ?? "" }

  /// The problem in one sentence.
  package private(set) var message: String {
    get { pooledMessage.string }
    set { pooledMessage = PooledText(newValue) }
  }

  /// The subject of the finding, part of its fingerprint.
  package private(set) var subject: String {
    get { pooledSubject.string }
    set { pooledSubject = PooledText(newValue) }
  }

  /// The names of the declarations around it, outermost first, with dots between.
  package var scope: String { pooledScope.string }

  // MARK: - Rare parts

  private indirect enum Rare: Sendable, Hashable {
    case parts(Parts)

    struct Parts: Sendable, Hashable {
      var fix: Fix?
      var related: [RelatedLocation] = []
      var suppression: String?
      var condition: IndexCondition?
      var fixCondition: IndexCondition?
      var fixDoubt: String?
      var neededSystems: String?
      var secret: Range<UInt32>?
      var suppressedBy: Int32?
      var typeAround: TypeAround?
    }
  }

  private var parts: Rare.Parts {
    get { if case .parts(let parts) = rare { parts } else { Rare.Parts() } }
    set { rare = newValue == Rare.Parts() ? nil : .parts(newValue) }
  }

  /// The change that removes it.
  package private(set) var fix: Fix? {
    get { parts.fix }
    set { parts.fix = newValue }
  }

  /// Places that explain it.
  package private(set) var related: [RelatedLocation] {
    get { parts.related }
    set { parts.related = newValue }
  }

  /// Why the finding does not count, as the code or the baseline says; nil when nothing says so.
  package var suppression: String? {
    get { parts.suppression }
    set { parts.suppression = newValue }
  }

  /// The condition under which it counts, nil once the project is known.
  package var condition: IndexCondition? {
    get { parts.condition }
    set { parts.condition = newValue }
  }

  /// The condition under which the fix counts, nil once the project is known.
  package var fixCondition: IndexCondition? {
    get { parts.fixCondition }
    set { parts.fixCondition = newValue }
  }

  /// Why the fix is unsafe where its condition does not hold; nil if it is no fix then.
  var fixDoubt: String? {
    get { parts.fixDoubt }
    set { parts.fixDoubt = newValue }
  }

  /// The bytes of its file that no report may show.
  package var secret: Range<Int>? {
    get { parts.secret.map { Int($0.lowerBound)..<Int($0.upperBound) } }
    set { parts.secret = newValue.map { UInt32($0.lowerBound)..<UInt32($0.upperBound) } }
  }

  /// The systems that the code would have to be built for to follow the rule, such as `iOS 17`; nil if
  /// nothing stands in the way. Such a finding is counted and not reported.
  package var neededSystems: String? {
    get { parts.neededSystems }
    set { parts.neededSystems = newValue }
  }

  /// A type around a finding.
  package struct TypeAround: Sendable, Hashable {
    /// The path of its name; an extension has that of its type.
    package let name: Name
    /// True if the finding is about the type itself.
    package let isSubject: Bool
  }

  /// The type around the finding, nil unless its rule joins the findings of a type.
  package var typeAround: TypeAround? {
    get { parts.typeAround }
    set { parts.typeAround = newValue }
  }

  /// Adds places that explain it.
  package mutating func add(related places: [RelatedLocation]) { related += places }

  /// The index, in its file, of the comment that excuses it.
  package var suppressedBy: Int? {
    get { parts.suppressedBy.map { Int($0) } }
    set { parts.suppressedBy = newValue.map { Int32($0) } }
  }

  /// True if other files decide about it or about its fix.
  package var dependsOnProject: Bool {
    guard case .parts(let parts) = rare else { return false }
    return parts.condition != nil || parts.fixCondition != nil
  }

  /// Forgets the condition under which it counts, if that is known to hold.
  ///
  /// - Returns: false if the condition does not hold, so that the finding is none.
  package mutating func settle(holds: (IndexCondition) -> Bool) -> Bool {
    guard let condition else { return true }
    guard holds(condition) else { return false }
    self.condition = nil
    return true
  }

  /// Returns true if the condition under which it counts holds, or there is none.
  package func counts(holds: (IndexCondition) -> Bool) -> Bool { condition.map(holds) ?? true }

  /// Drops the fix where its condition does not hold, or says why it is unsafe then.
  package mutating func settleFix(holds: (IndexCondition) -> Bool) {
    guard let fixCondition else { return }
    if !holds(fixCondition) { fix = fixDoubt.flatMap { fix?.unsafe(because: $0) } }
    self.fixCondition = nil
    fixDoubt = nil
  }

  /// Returns true if the finding sorts before `other` in a report: by path, offset, rule and
  /// subject.
  package func precedes(_ other: Diagnostic) -> Bool {
    if location.path != other.location.path { return location.path < other.location.path }
    let offset = location.region?.bytes.lowerBound ?? -1
    let otherOffset = other.location.region?.bytes.lowerBound ?? -1
    if offset != otherOffset { return offset < otherOffset }
    return rule == other.rule
      ? pooledSubject.precedes(other.pooledSubject) : rule < other.rule
  }

  /// Returns true if it says the same of the same place as another finding of its rule.
  package func repeats(_ other: Diagnostic) -> Bool {
    location.region?.bytes == other.location.region?.bytes && rule == other.rule
      && pooledMessage == other.pooledMessage && pooledSubject == other.pooledSubject
      && location.path == other.location.path
  }
}

/// The state of a finding in the baseline.
package enum BaselineState: String, Sendable, Hashable {
  /// The baseline does not know it.
  case new
  /// The baseline accepts it.
  case unchanged
}

/// A place in a file, in the units that reports need.
package struct Location: Sendable, Hashable {
  /// The path from the root of the project.
  package let path: String
  /// The region, nil for the file or folder as a whole.
  package fileprivate(set) var region: Region?

  package init(path: String, region: Region? = nil) {
    self.path = path
    self.region = region
  }

  /// A run of bytes with its lines and columns.
  package struct Region: Sendable, Hashable {
    // A project may have a million findings: numbers take four bytes.
    private let startOffset: UInt32
    private let endOffset: UInt32
    package let start: Point
    package let end: Point
    private var pooledLine: PooledText

    package init(bytes: Range<Int>, start: Point, end: Point, line: PooledText) {
      startOffset = UInt32(bytes.lowerBound)
      endOffset = UInt32(bytes.upperBound)
      self.start = start
      self.end = end
      pooledLine = line
    }

    /// The line of the start, without its line break; at most 500 bytes of it.
    package fileprivate(set) var lineText: String {
      get { pooledLine.string }
      set { pooledLine = PooledText(newValue) }
    }

    /// The bytes from the start of the file.
    package var bytes: Range<Int> { Int(startOffset)..<Int(endOffset) }
  }

  /// A line with a column in two units, all 1-based.
  package struct Point: Sendable, Hashable {
    private let storedLine: UInt32
    private let storedColumn: UInt32
    private let storedUTF16Column: UInt32

    package init(line: Int, column: Int, utf16Column: Int) {
      storedLine = UInt32(line)
      storedColumn = UInt32(column)
      storedUTF16Column = UInt32(utf16Column)
    }

    package var line: Int { Int(storedLine) }
    /// The column in UTF-8 bytes, as compilers count.
    package var column: Int { Int(storedColumn) }
    /// The column in UTF-16 code units, as SARIF counts.
    package var utf16Column: Int { Int(storedUTF16Column) }
  }
}

/// A place that explains a finding.
package struct RelatedLocation: Sendable, Hashable {
  package fileprivate(set) var location: Location
  package let message: String

  package init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}

// MARK: - Secrets

/// The secrets of a project: bytes of files that no report may show.
package struct Secrets: Sendable {
  private var ranges: [String: [Range<Int>]] = [:]
  /// The texts of the secrets of each file, as far as one line holds them.
  private var texts: [String: Set<String>] = [:]

  package init() {}

  package var isEmpty: Bool { ranges.isEmpty }

  /// Notes the secret that a finding is about.
  package mutating func add(_ diagnostic: Diagnostic) {
    guard let secret = diagnostic.secret else { return }
    let path = diagnostic.location.path
    ranges[path, default: []].append(secret)
    if let text = diagnostic.location.region?.text(secret), text.utf8.count >= 8 {
      texts[path, default: []].insert(text)
    }
  }

  /// Adds the secrets of other files.
  package mutating func add(_ others: Secrets) {
    guard !others.isEmpty else { return }
    ranges.merge(others.ranges) { $0 + $1 }
    texts.merge(others.texts) { $0.union($1) }
  }

  /// Takes secrets out of all that a report may show of the finding.
  package func hide(in diagnostic: inout Diagnostic) { diagnostic.hide(ranges, texts) }
}

extension Diagnostic {
  fileprivate mutating func hide(
    _ ranges: [String: [Range<Int>]], _ texts: [String: Set<String>]
  ) {
    location.hide(ranges)
    if related.contains(where: { ranges[$0.location.path] != nil }) {
      for index in related.indices { related[index].location.hide(ranges) }
    }
    for text in texts[location.path] ?? [] {
      message = message.replacing(text, with: "…")
      subject = subject.replacing(text, with: "…")
    }
  }
}

extension Location {
  fileprivate mutating func hide(_ ranges: [String: [Range<Int>]]) {
    guard let secrets = ranges[path], let region else { return }
    var bytes = Array(region.lineText.utf8)
    let start = region.lineStart
    for secret in secrets {
      let hidden = (secret.lowerBound - start..<secret.upperBound - start)
        .clamped(to: 0..<bytes.count)
      for offset in hidden { bytes[offset] = UInt8(ascii: "*") }
    }
    self.region?.lineText = String(decoding: bytes, as: UTF8.self)
  }
}

extension Location.Region {
  /// The first byte of the line.
  fileprivate var lineStart: Int { bytes.lowerBound - (start.column - 1) }

  /// The text of the bytes in `range`, as far as they are on the line.
  fileprivate func text(_ range: Range<Int>) -> String? {
    let line = Array(lineText.utf8)
    let part = (range.lowerBound - lineStart..<range.upperBound - lineStart)
      .clamped(to: 0..<line.count)
    return part.isEmpty ? nil : String(decoding: line[part], as: UTF8.self)
  }
}
