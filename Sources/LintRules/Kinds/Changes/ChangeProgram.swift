import Matching
import Project

/// All checks of changes in a run.
struct ChangeProgram: KindProgram {
  private let checks: [OwnedCheck<ChangeCheck>]

  init(_ checks: [OwnedCheck<ChangeCheck>]) { self.checks = checks }

  var phases: Phases { .paths }

  func checkPaths(_ run: inout ProjectRun) {
    guard let diffs = run.changes.diffs else { return }
    for owned in checks {
      if let trailer = owned.check.trailer, run.changes.hasTrailer(trailer) { continue }
      let files = diffs.compactMap { ChangedFile($0, owned, run) }
      guard !files.isEmpty else { continue }
      if let limits = owned.check.limits {
        checkSize(files, limits, owned, &run)
      } else if !owned.check.cosmetic.isEmpty {
        checkCosmetic(files, owned, &run)
      } else if !owned.check.companions.isEmpty {
        checkCompanions(files, owned, &run)
      } else {
        checkText(files, owned, &run)
      }
    }
  }

  /// Reports a finding about a changed file.
  ///
  /// - Parameter range: bytes of the new text, nil for the file as a whole.
  private func report(
    _ owned: OwnedCheck<ChangeCheck>, _ file: ChangedFile, _ range: Range<Int>?, subject: String,
    _ values: [String: String], _ run: inout ProjectRun
  ) {
    var finding = Finding(
      rule: owned.rule, range: range, subject: subject, values: values,
      severity: owned.check.severity, message: owned.check.message,
      remark: file.permission.remark)
    finding.isAboutChange = true
    run.report(finding, at: file.place, path: file.diff.change.path)
  }

  // MARK: - Size

  private func checkSize(
    _ files: [ChangedFile], _ limits: ChangeLimits, _ owned: OwnedCheck<ChangeCheck>,
    _ run: inout ProjectRun
  ) {
    let changed = files.filter { !$0.diff.hunks.isEmpty }
    // The first of the largest.
    guard let largest = changed.max(by: { $0.diff.lineCount < $1.diff.lineCount }) else { return }
    let size = (
      lines: changed.reduce(0) { $0 + $1.diff.lineCount }, files: changed.count,
      features: Set(changed.compactMap { $0.feature(in: limits.featureFolders) }).count
    )
    var excess: [String] = []
    func compare(_ count: Int, _ limit: Int?, _ noun: String) {
      if let limit, count > limit { excess.append("\(count) \(noun) (limit \(limit))") }
    }
    compare(size.lines, limits.lines, "lines")
    compare(size.files, limits.files, "files")
    compare(size.features, limits.features, "features")
    guard !excess.isEmpty else { return }
    let values = [
      "excess": excess.joined(separator: ", "), "lines": String(size.lines),
      "files": String(size.files), "features": String(size.features),
    ]
    report(owned, largest, nil, subject: "size of the change", values, &run)
  }

  // MARK: - Companions

  private func checkCompanions(
    _ files: [ChangedFile], _ owned: OwnedCheck<ChangeCheck>, _ run: inout ProjectRun
  ) {
    let paths = (run.changes.changes ?? []).filter { $0.kind != .deleted }.map(\.path)
    var missing: [ChangedFile] = []
    for file in files where file.addedLine(owned.check) != nil {
      let wanted = Self.globs(owned.check.companions.filter { !$0.hasPrefix("!") }, file)
      let unwanted = Self.globs(
        owned.check.companions.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }, file)
      let isThere = paths.contains { path in
        let place = run.changes.place(path)
        return path != file.place.path && place.isMatched(by: wanted)
          && !place.isMatched(by: unwanted)
      }
      if !isThere { missing.append(file) }
    }
    // Companions that are the same for all files lack once.
    let isOfFile = owned.check.companions.contains { $0.contains("{stem}") }
    for file in isOfFile ? missing : Array(missing.prefix(1)) {
      let values = ["files": String(missing.count), "stem": String(file.place.stem)]
      report(
        owned, file, file.addedLine(owned.check).map { file.diff.new.content(of: $0) },
        subject: "companion of \(file.place.path)", values, &run)
    }
  }

  private static func globs(_ templates: [String], _ file: ChangedFile) -> GlobSet {
    GlobSet(
      templates.compactMap { template in
        try? Glob(template.replacing("{stem}", with: escaped(file.place.stem)))
      })
  }

  /// The text as a glob that matches it alone.
  private static func escaped(_ text: Substring) -> String {
    text.reduce(into: "") { $0 += "[]{}*?\\,".contains($1) ? "\\\($1)" : String($1) }
  }

  // MARK: - Text

  private func checkText(
    _ files: [ChangedFile], _ owned: OwnedCheck<ChangeCheck>, _ run: inout ProjectRun
  ) {
    let changes = files.map { file in
      owned.check.expressions.map { TextChange(of: $0, in: file.diff, owned.check) }
    }
    let addedAnywhere = Set(changes.joined().flatMap { $0.added.map(\.key) })
    for (file, found) in zip(files, changes) {
      var lines: Set<Int> = []
      for change in found {
        if owned.check.sides.contains(.added) {
          for text in change.added {
            let line = file.diff.new.line(at: text.range.lowerBound)
            guard lines.insert(line).inserted else { continue }
            report(text, "added", text.range, file, owned, &run)
          }
        }
      }
      for change in found where owned.check.sides.contains(.removed) {
        let isReplaced = owned.check.isReplaceable
        if isReplaced, !change.added.isEmpty || file.diff.change.kind == .deleted { continue }
        for text in change.removed where !isReplaced || !addedAnywhere.contains(text.key) {
          let oldLine = file.diff.old.line(at: text.range.lowerBound)
          // A line that takes the place of another is one finding.
          if change.hasAddition(besides: oldLine, file.diff) { continue }
          let line = file.diff.newLine(of: oldLine)
          if let line, !lines.insert(line).inserted { continue }
          report(text, "removed", line.map { file.diff.new.content(of: $0) }, file, owned, &run)
          if isReplaced { break }
        }
      }
    }
  }

  private func report(
    _ text: TextChange.Occurrence, _ change: String, _ range: Range<Int>?, _ file: ChangedFile,
    _ owned: OwnedCheck<ChangeCheck>, _ run: inout ProjectRun
  ) {
    report(
      owned, file, range, subject: "\(change) \(text.found)",
      ["found": text.found, "change": change], &run)
  }

  // MARK: - Cosmetic changes

  private func checkCosmetic(
    _ files: [ChangedFile], _ owned: OwnedCheck<ChangeCheck>, _ run: inout ProjectRun
  ) {
    for found in CosmeticChanges(files, owned.check.cosmetic).found {
      report(
        owned, found.file, found.line.map { found.file.diff.new.content(of: $0) },
        subject: "\(found.change.rawValue) of \(found.file.place.path)",
        ["change": found.change.words], &run)
    }
  }
}

extension CosmeticChange {
  /// The change as a message puts it.
  fileprivate var words: String {
    switch self {
    case .space: "only white space"
    case .order: "only the order of lines"
    case .names: "only names"
    case .moves: "where a file is, or its name"
    }
  }
}
