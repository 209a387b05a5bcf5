import Project

/// A problem with a requirement, in a file.
struct RequirementFinding {
  /// The index of the file.
  let file: Int
  let range: Range<Int>
  let subject: String
  var values: [String: String]
  var related: [Finding.Related] = []
  var fix: Fix?
}

/// The uses of the requirements of one scheme, in the order of the files.
struct RequirementUses {
  /// A mention with the index of its file.
  struct Use {
    let file: Int
    let mention: RequirementMention
  }

  private(set) var definitions: [Use] = []
  private(set) var boxes: [Use] = []
  private(set) var tests: [Use] = []
  private(set) var code: [Use] = []

  init(_ notes: [RequirementNote?], scheme: Int) {
    let ids = RequirementIDs(
      notes.lazy.compactMap(\.self).filter { scheme < $0.schemes.count }.flatMap {
        $0.schemes[scheme].mentions
      })
    for (file, note) in notes.enumerated() {
      guard let note, scheme < note.schemes.count else { continue }
      for var mention in note.schemes[scheme].mentions {
        guard let id = ids.id(of: mention) else { continue }
        mention.id = id
        let use = Use(file: file, mention: mention)
        switch mention.role {
        case .definition: definitions.append(use)
        case .checklist: boxes.append(use)
        case .test: tests.append(use)
        case .code: code.append(use)
        case .note: break
        }
      }
    }
  }

  /// The requirements that no test names, each at its first definition.
  func untested() -> [RequirementFinding] {
    let tested = Set(tests.map(\.mention.id))
    var seen: Set<String> = []
    return definitions.compactMap { use in
      guard case .definition(let title, let isRetired) = use.mention.role, !isRetired,
        !tested.contains(use.mention.id), seen.insert(use.mention.id).inserted
      else { return nil }
      return finding(use, ["title": title])
    }
  }

  /// The ids that are used and not defined, each once in a file. A project without definitions has
  /// them elsewhere.
  func unknown(_ uses: Set<RequirementUse>) -> [RequirementFinding] {
    guard !definitions.isEmpty else { return [] }
    let known = Set(definitions.map(\.mention.id))
    let used =
      (uses.contains(.test) ? tests : []) + (uses.contains(.checklist) ? boxes : [])
      + (uses.contains(.code) ? code : [])
    var seen: Set<String> = []
    return used.compactMap { use in
      guard !known.contains(use.mention.id),
        seen.insert("\(use.file) \(use.mention.id)").inserted
      else { return nil }
      return finding(use, [:])
    }
  }

  /// The definitions, and lines of checklists, that give an id another meaning than the first one.
  func ambiguous(_ places: [Place]) -> [RequirementFinding] {
    var first: [String: (use: Use, title: String, words: RequirementWords)] = [:]
    var findings: [RequirementFinding] = []
    for use in definitions + boxes {
      let title = use.mention.title
      // Two types may cover one requirement.
      guard !title.isEmpty, !use.mention.isTentative else { continue }
      let words = RequirementWords(title)
      guard let known = first[use.mention.id] else {
        first[use.mention.id] = (use, title, words)
        continue
      }
      guard words.differ(from: known.words) else { continue }
      var finding = finding(use, ["title": title, "other": known.title])
      finding.related = [
        Finding.Related(
          path: places[known.use.file].path, range: known.use.mention.range,
          message: "here it is '\(known.title)'")
      ]
      findings.append(finding)
    }
    return findings
  }

  private func finding(_ use: Use, _ values: [String: String]) -> RequirementFinding {
    RequirementFinding(
      file: use.file, range: use.mention.range, subject: use.mention.id,
      values: values.merging(["id": use.mention.id]) { $1 })
  }
}

extension RequirementMention {
  /// The text that a definition or a checklist gives to the requirement.
  var title: String {
    switch role {
    case .definition(let title, _): title
    case .checklist(let box): box.title
    default: ""
    }
  }
}
