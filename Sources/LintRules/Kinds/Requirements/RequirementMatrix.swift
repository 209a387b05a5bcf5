import Matching
import Project

/// All requirements of a project: where each is defined, and what uses it.
package struct RequirementMatrix: Sendable {
  /// The state of a requirement.
  package enum Status: String, Sendable, CaseIterable {
    /// A test names it.
    case tested
    /// No test names it.
    case untested
    /// It is used, and nothing defines it.
    case unknown
    /// It is no longer wanted.
    case retired
  }

  /// A place that names a requirement.
  package struct Spot: Sendable {
    package let path: String
    package let mention: RequirementMention
  }

  /// One requirement.
  package struct Row: Sendable {
    package let id: String
    /// In the order of paths and lines.
    package fileprivate(set) var definitions: [Spot] = []
    package fileprivate(set) var tests: [Spot] = []
    package fileprivate(set) var code: [Spot] = []
    package fileprivate(set) var boxes: [Spot] = []

    /// The title of the first definition, else that of a checklist.
    package var title: String {
      for spot in definitions + boxes {
        if let title = spot.title, !title.isEmpty { return title }
      }
      return ""
    }

    package var status: Status {
      if definitions.isEmpty { return .unknown }
      if definitions.allSatisfy(\.isRetired) { return .retired }
      return tests.isEmpty ? .untested : .tested
    }

    /// True if a checklist has ticked it, nil where no checklist names it.
    package var isTicked: Bool? {
      boxes.isEmpty ? nil : boxes.allSatisfy { $0.box?.isTicked == true }
    }
  }

  /// In the order of their ids, numbers by their value.
  package private(set) var rows: [Row] = []

  /// The number of requirements in a state.
  package func count(_ status: Status) -> Int { rows.count { $0.status == status } }

  /// The number of requirements that need a test.
  package var wanted: Int { count(.tested) + count(.untested) }

  /// The requirements with a test, in hundredths of those that need one; 100 only where all have
  /// one, nil where none needs one.
  package var percent: Int? { wanted == 0 ? nil : count(.tested) * 100 / wanted }

  /// - Parameters:
  ///   - notes: the remarks of a run on each file.
  ///   - places: the files.
  package init(_ notes: [FileNotes], places: [Place]) {
    var found: [(file: Int, mention: RequirementMention)] = []
    for (index, note) in notes.enumerated() {
      guard let schemes = note[RequirementNote.self]?.schemes else { continue }
      // Rules with different schemes may find one place twice, and one of them what it defines.
      var mentions: [Int: RequirementMention] = [:]
      for mention in schemes.flatMap(\.mentions) {
        let known = mentions[mention.range.lowerBound]
        if known.map({ mention.rank < $0.rank }) ?? true {
          mentions[mention.range.lowerBound] = mention
        }
      }
      found += mentions.sorted { $0.key < $1.key }.map { (index, $0.value) }
    }
    let ids = RequirementIDs(found.map(\.mention))
    var rows: [String: Row] = [:]
    for (file, mention) in found {
      guard let id = ids.id(of: mention) else { continue }
      rows[id, default: Row(id: id)].add(Spot(path: places[file].path, mention: mention))
    }
    let used = rows.values.filter { row in
      !row.definitions.isEmpty || !row.tests.isEmpty || !row.code.isEmpty || !row.boxes.isEmpty
    }
    self.rows = used.map { ($0, RequirementOrder($0.id)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension RequirementMatrix.Row {
  fileprivate mutating func add(_ spot: RequirementMatrix.Spot) {
    switch spot.mention.role {
    case .definition: definitions.append(spot)
    case .checklist: boxes.append(spot)
    case .test: tests.append(spot)
    case .code: code.append(spot)
    case .note: break
    }
  }
}

extension RequirementMatrix.Spot {
  /// The box of a checklist.
  package var box: RequirementBox? {
    if case .checklist(let box) = mention.role { box } else { nil }
  }

  /// The text that a definition or a checklist gives to the requirement.
  package var title: String? {
    switch mention.role {
    case .definition(let title, _): title
    case .checklist(let box): box.title
    default: nil
    }
  }

  /// True for the definition of a requirement that is no longer wanted.
  package var isRetired: Bool {
    if case .definition(_, true) = mention.role { true } else { false }
  }
}

extension RequirementMention {
  /// How much the role says, the most first.
  fileprivate var rank: Int {
    switch role {
    case .definition: 0
    case .checklist: 1
    case .test: 2
    case .code: 3
    case .note: 4
    }
  }
}

extension RequirementMatrix {
  /// The requirements that a file in one of the folders names; all where there is no folder.
  package func keeping(_ paths: [String]) -> RequirementMatrix {
    guard !paths.isEmpty else { return self }
    var matrix = self
    matrix.rows.removeAll { row in
      !(row.definitions + row.tests + row.code + row.boxes).contains { spot in
        paths.contains { spot.path.lies(in: $0) }
      }
    }
    return matrix
  }
}

/// The order of ids: letters by their bytes, numbers by their value.
private struct RequirementOrder: Comparable {
  private let parts: [(text: String, number: Int)]

  init(_ id: String) {
    var parts: [(text: String, number: Int)] = []
    var rest = Substring(id)
    while !rest.isEmpty {
      let text = rest.prefix { !$0.isASCII || !$0.isNumber }
      rest = rest.dropFirst(text.count)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      parts.append((String(text), Int(digits) ?? .max))
    }
    // Ids with equal numbers, such as `A-1` and `A-01`.
    self.parts = parts + [(id, 0)]
  }

  static func < (left: RequirementOrder, right: RequirementOrder) -> Bool {
    for (one, other) in zip(left.parts, right.parts) where one != other { return one < other }
    return left.parts.count < right.parts.count
  }

  static func == (left: RequirementOrder, right: RequirementOrder) -> Bool {
    !(left < right) && !(right < left)
  }
}

extension Rule {
  /// True if the rule is about requirements.
  package var isAboutRequirements: Bool { !checks(of: RequirementCheck.self).isEmpty }

  /// A rule that only finds requirements, for a matrix of them.
  ///
  /// - Parameters:
  ///   - ids: an expression for an id.
  ///   - globs: the documents that define requirements, all Markdown where empty.
  package static func tracing(ids: String, definedIn globs: [String]) throws(TraceFailure) -> Rule {
    var check = RequirementCheck()
    check.scheme = RequirementScheme.standard
    do {
      check.scheme.id = try RegularExpression(ids)
    } catch {
      throw TraceFailure(message: "'\(ids)' is not a regular expression: \(error.message)")
    }
    var files: [Glob] = []
    for glob in globs {
      do {
        files.append(try Glob(glob))
      } catch {
        throw TraceFailure(message: "'\(glob)' is not a glob: \(error.message)")
      }
    }
    check.scheme.files = files.isEmpty ? RequirementScheme.allDocuments : GlobSet(files)
    return Rule(
      id: "requirements", title: "Requirements", severity: .info, why: "", instead: "",
      confidence: .certain, selector: Selector(), message: nil, checks: [check], options: [],
      sources: [], examples: [], origin: "")
  }
}

/// A mistake in the form of ids or in the globs of documents.
package struct TraceFailure: Error {
  package let message: String
}
