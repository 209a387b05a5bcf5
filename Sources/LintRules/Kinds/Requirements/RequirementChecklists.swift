import Matching

/// The checklists of requirements in a project, compared with its tests.
struct RequirementChecklists {
  private let uses: RequirementUses
  /// The heads of checklists, with the indices of their files.
  private let heads: [(file: Int, range: Range<Int>)]
  /// For the name of each type in tests, the indices of its files.
  private let testTypes: [String: [Int]]
  /// For each id that tests name, the indices of their files.
  private let filesOfID: [String: Set<Int>]

  init(_ uses: RequirementUses, _ notes: [RequirementNote?], _ scheme: Int) {
    self.uses = uses
    heads = notes.enumerated().flatMap { file, note in
      let lists = note.map { scheme < $0.schemes.count ? $0.schemes[scheme].checklists : [] } ?? []
      return lists.map { (file, $0) }
    }
    var types: [String: [Int]] = [:]
    for (file, note) in notes.enumerated() {
      for type in note?.testTypes ?? [] { types[type, default: []].append(file) }
    }
    testTypes = types
    filesOfID = uses.tests.reduce(into: [:]) { $0[$1.mention.id, default: []].insert($1.file) }
  }

  /// Everything that a checklist says and the tests do not, and the reverse. A project without a
  /// checklist has no findings.
  func findings() -> [RequirementFinding] {
    guard let head = heads.first else { return [] }
    var findings: [RequirementFinding] = []
    var seen: Set<String> = []
    for use in uses.boxes {
      guard case .checklist(let box) = use.mention.role else { continue }
      let id = use.mention.id
      if !seen.insert("\(use.file) \(id)").inserted {
        findings.append(finding(use, "\(id) is in the checklist twice"))
      } else if let problem = problem(with: box, id) {
        var found = finding(use, problem)
        // A box that the tests contradict is set to what they say.
        if !box.isToDo || box.isTicked, box.isTicked != isCovered(box, id) {
          found.fix = Fix(
            edits: [
              Edit(range: box.mark..<box.mark + 1, replacement: box.isTicked ? " " : "x")
            ],
            isSafe: true)
        }
        findings.append(found)
      }
    }
    let listed = Set(uses.boxes.map(\.mention.id))
    var missing: Set<String> = []
    for use in uses.definitions {
      let id = use.mention.id
      guard case .definition(_, false) = use.mention.role, !listed.contains(id),
        missing.insert(id).inserted
      else { continue }
      findings.append(
        RequirementFinding(
          file: head.file, range: head.range, subject: id,
          values: ["id": id, "problem": "\(id) is not in the checklist"]))
    }
    return findings
  }

  private func finding(_ use: RequirementUses.Use, _ problem: String) -> RequirementFinding {
    RequirementFinding(
      file: use.file, range: use.mention.range, subject: use.mention.id,
      values: ["id": use.mention.id, "problem": problem])
  }

  /// The part of a line that does not hold, nil where all of it does.
  private func problem(with box: RequirementBox, _ id: String) -> String? {
    guard box.isTicked else { return "\(id) is not ticked" }
    if box.isToDo { return "\(id) is ticked, but its test is not written yet" }
    if box.evidence.isEmpty {
      return filesOfID[id] == nil ? "\(id) is ticked, but no test names it" : nil
    }
    for name in box.evidence where files(of: name).isEmpty {
      return "\(id) is ticked with '\(name)', but no test has that name"
    }
    if let name = box.evidence.first(where: { !names($0, id) }) {
      return "\(id) is ticked with '\(name)', which does not name it"
    }
    return nil
  }

  /// True if the tests cover the id as the line says.
  private func isCovered(_ box: RequirementBox, _ id: String) -> Bool {
    guard !box.isToDo else { return false }
    return box.evidence.isEmpty
      ? filesOfID[id] != nil : box.evidence.allSatisfy { names($0, id) }
  }

  /// True if one of the types that a line means is in a file that names the id.
  private func names(_ type: String, _ id: String) -> Bool {
    guard let files = filesOfID[id] else { return false }
    return self.files(of: type).contains { files.contains($0) }
  }

  /// The files with a type of tests, by its name or by the end of its name: `RepositoryTests` may
  /// mean `UserRepositoryTests`.
  private func files(of name: String) -> [Int] {
    let type = String(name.split(separator: ".").first ?? "")
    if let files = testTypes[type] { return files }
    return testTypes.filter { $0.key.hasSuffix(type) }.flatMap(\.value)
  }
}
