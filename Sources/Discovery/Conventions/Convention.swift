/// A custom that a project follows, with the evidence for it.
package struct Convention: Sendable {
  /// The sorts of conventions.
  package enum Kind: String, CaseIterable, Sendable {
    case layers, name, place, shape, absence, choice, term

    /// How much more a reader has of one of them than of a name.
    fileprivate var usefulness: Double {
      switch self {
      case .layers: 12
      case .absence, .choice: 1.5
      case .name, .place: 1
      case .shape: 0.9
      case .term: 0.7
      }
    }
  }

  /// The things that a convention counts.
  package enum Unit: String, Sendable {
    case types, protocols, members, files, folders, references, places
  }

  /// A place that departs from the convention.
  package struct Exception: Sendable, Hashable {
    package let path: String
    /// The 1-based line, nil for the file or folder as a whole.
    package let line: Int?
    /// The 1-based column in bytes, nil where only the line is known.
    package let column: Int?

    package init(path: String, line: Int?, column: Int? = nil) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  /// A file that refers to another one, both as indices into those of the project.
  package struct FilePair: Sendable, Hashable {
    package let file: Int32
    package let target: Int32

    package init(file: Int32, target: Int32) {
      self.file = file
      self.target = target
    }
  }

  /// A layer that a convention about layers learned, with the folders of it.
  package struct Layer: Sendable, Hashable {
    package let name: String
    /// Globs of paths.
    package let paths: [String]
    /// How many files it has.
    package let files: Int
    /// The layers that it uses today.
    package let uses: [Use]

    /// A layer that another one uses.
    package struct Use: Sendable, Hashable {
      package let name: String
      package let references: Int

      package init(name: String, references: Int) {
        self.name = name
        self.references = references
      }
    }

    package init(name: String, paths: [String], files: Int, uses: [Use]) {
      self.name = name
      self.paths = paths
      self.files = files
      self.uses = uses
    }
  }

  /// The name of the convention and of its rule, made from what it says.
  package private(set) var id: String
  package let kind: Kind
  /// The convention in one sentence.
  package let says: String
  /// More about it, one sentence each.
  package var details: [String] = []
  package let unit: Unit
  /// How many places there are.
  package private(set) var total: Int
  /// The places that depart, sorted. A file may hold several.
  package private(set) var exceptions: [Exception]
  /// The share of the background that follows, from 0 to 1.
  package let background: Double
  /// The checks of the rule that finds the exceptions, with its selectors and its message.
  package var rule: Notation
  /// How many places follow, where the rule knows better than names do what else there is.
  package var following: Int?
  /// The advice for an exception.
  package var remedy = "Follow the other places."
  /// The key of its claim in the background table, nil where only its own project can have it.
  package var key: String?
  /// The layers that it learned, lowest first.
  package var layers: [Layer] = []
  /// The files that refer to a layer above their own, each with the files that it refers to.
  package var against: [FilePair] = []
  /// The places that it is about, as keys that only compare: two conventions with the same ones say
  /// something of the same code.
  package let subjects: [Int32]
  /// The claim that it makes of them. One of two conventions with the same claim can imply the other.
  package let claim: String
  /// How well the places are told apart from others: of two equal conventions, the one stays that says what
  /// its places are, and not where they are.
  package var preference = 1.0
  /// The common part of the places, as text that only compares with claims.
  package var given = ""
  /// The files that it is about, as far as a place in one of them can be asked for.
  package let subjectPlaces: [Exception]
  /// In how many files the places are, 0 where that is not known.
  private let spread: Int
  /// The examples of its rule.
  package var examples = Examples()

  /// Code of the project that the rule flags, and code that it leaves alone.
  package struct Examples: Sendable {
    /// A mapping with `path` and `code` each.
    package var flagged: [Notation] = []
    package var clean: [Notation] = []

    package init() {}
  }

  /// - Parameter exceptions: one for each of the things that it counts and that departs.
  package init(
    id: String, kind: Kind, says: String, unit: Unit, total: Int, exceptions: [Exception],
    background: Double, rule: Notation, subjects: [Int32], claim: String,
    subjectPlaces: [Exception] = []
  ) {
    self.id = id
    self.kind = kind
    self.says = says
    self.unit = unit
    self.total = total
    self.exceptions = exceptions.sorted(by: Self.precedes)
    self.background = background
    self.rule = rule
    self.subjects = subjects
    self.claim = claim
    self.subjectPlaces = subjectPlaces
    spread = zip(subjectPlaces, subjectPlaces.dropFirst()).count { $0.path != $1.path } + 1
  }

  /// The convention with the places that its rule has found, one for each of the things that it counts.
  ///
  /// A rule reports each import of a file, which is one file. References stay as they are: a rule reports a
  /// type once for a file, which may refer to it often.
  package func settled(_ found: [Exception]) -> Convention {
    guard unit != .references else { return self }
    var convention = self
    if let following { convention.total = following + found.count }
    convention.exceptions = found.sorted(by: Self.precedes)
    if unit == .files {
      var last: String?
      convention.exceptions.removeAll { place in
        defer { last = place.path }
        return place.path == last
      }
    }
    return convention
  }

  /// The convention with the places of the references that depart.
  package func located(_ places: [Exception]) -> Convention {
    var convention = self
    convention.total += places.count - exceptions.count
    convention.exceptions = places.sorted(by: Self.precedes)
    return convention
  }

  /// The convention under another id.
  func named(_ id: String) -> Convention {
    var convention = self
    convention.id = id
    return convention
  }

  private static func precedes(_ left: Exception, _ right: Exception) -> Bool {
    (left.path, left.line ?? 0, left.column ?? 0)
      < (right.path, right.line ?? 0, right.column ?? 0)
  }

  /// Where an exception is in its file: `:12`, nothing for the file as a whole, and `:12:5` where another
  /// one is on the same line.
  package func position(ofException index: Int) -> String {
    let place = exceptions[index]
    guard let line = place.line else { return "" }
    let isShared = [index - 1, index + 1].contains { other in
      exceptions.indices.contains(other) && exceptions[other].path == place.path
        && exceptions[other].line == line
    }
    return ":\(line)" + (isShared ? place.column.map { ":\($0)" } ?? "" : "")
  }

  // MARK: - Evidence

  /// How many of the things that it counts depart.
  package var departures: Int { min(total, exceptions.count) }

  /// How many places follow.
  package var support: Int { total - departures }

  /// The share that follows, from 0 to 1.
  package var share: Double { total == 0 ? 0 : Double(support) / Double(total) }

  /// The lower bound of the share, from 0 to 1.
  ///
  /// The contents of one file are seldom decided anew at each place, so that a file counts for three at most.
  package var bound: Double {
    switch unit {
    case .types, .protocols, .members, .places:
      let count = subjectPlaces.isEmpty ? total : min(total, 3 * spread)
      return Statistics.lowerBound(share: share, of: count)
    case .files, .folders, .references: return placeBound
    }
  }

  /// The lower bound of the share if each place were decided anew.
  package var placeBound: Double { Statistics.lowerBound(support, of: total) }

  /// How far the bound is above the background, in bits for each place.
  package var surprise: Double { Statistics.surprise(bound, background: background) }

  /// Its worth to a reader: more the more surprising it is, and the more places it is about.
  package var worth: Double {
    surprise * Statistics.log2(Double(total) + 1) * bound * bound * (departures > 0 ? 1.3 : 1)
      * kind.usefulness * preference
  }

  /// `214 of 218 (98 %)`. Only what has no exception is 100 %.
  package var evidence: String {
    let percent = departures == 0 ? 100 : min(99, Int((share * 100).rounded()))
    return "\(Self.grouped(support)) of \(Self.grouped(total)) (\(percent) %)"
  }

  /// The number with commas between its thousands.
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
