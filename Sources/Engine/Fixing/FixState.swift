import LintRules
import Results
import SwiftSource

/// The state while fixes are applied pass by pass.
struct FixState {
  /// How often a fix of what looks like one finding is tried: a finding that is still there
  /// afterwards is not removed by it.
  private static let maximumTries = 3

  let root: String
  private let overlay: [String: [UInt8]]
  var result = FixResult()
  /// The new contents of the files that have changed, by path.
  private(set) var contents: [String: [UInt8]] = [:]
  /// The contents before the first pass.
  private var originals: [String: [UInt8]] = [:]
  /// The digests of the files that the last check has read.
  private var digests: [String: UInt64] = [:]
  /// The rules that protect files from changes, by path.
  private var protection: [String: String] = [:]
  /// Why files cannot be changed, nil for those that can.
  private var obstacles: [String: String?] = [:]
  /// The groups of files that change together.
  private var groups: [String: String] = [:]
  /// How often the fix of a finding has been made.
  private var tries: [String: Int] = [:]
  /// The fixes of this pass that were not made.
  private var left: [FixResult.Left] = []
  /// The keys of fixes that must not be made.
  private var refused: [String: String] = [:]

  init(root: String, overlay: [String: [UInt8]]) {
    self.root = root
    self.overlay = overlay
  }

  /// Starts a pass after a check that has read files with these digests.
  ///
  /// - Parameter protection: the rules that protect files, by the paths of the files.
  mutating func start(digests: [String: UInt64], protection: [String: String]) {
    self.digests = digests
    self.protection = protection
    left = []
  }

  mutating func leave(_ left: FixResult.Left) { self.left.append(left) }

  private mutating func leave(_ proposal: FixProposal, _ reason: String) {
    leave(
      FixResult.Left(rule: proposal.rule, path: proposal.path, line: proposal.line, reason: reason))
  }

  /// The fixes of single findings.
  mutating func proposals(_ report: Report, includesUnsafe: Bool) -> [FixProposal] {
    result.unsafeCount = includesUnsafe ? 0 : report.summary.unsafelyFixable
    return report.diagnostics.compactMap { diagnostic in
      guard let fix = diagnostic.fix, !fix.edits.isEmpty, fix.isSafe || includesUnsafe else {
        return nil
      }
      let path = diagnostic.location.path
      return FixProposal(
        rule: diagnostic.rule, path: path,
        offset: diagnostic.location.region?.bytes.lowerBound ?? 0,
        line: diagnostic.location.region?.start.line ?? 0, isSafe: fix.isSafe,
        caveat: fix.caveat, edits: [path: fix.edits], findings: 1, key: diagnostic.key)
    }
  }

  // MARK: - Applying

  /// Applies what can be applied together; whether anything was.
  mutating func apply(_ proposals: [FixProposal]) -> Bool {
    var possible = proposals.filter { isPossible($0) }
    while !possible.isEmpty {
      let selection = FixSelection(possible)
      var changed: [String: [UInt8]] = [:]
      var broken: [String: String] = [:]
      for (path, edits) in selection.edits {
        guard let bytes = bytes(of: path) else { continue }
        let new = Edit.apply(edits, to: bytes)
        if let reason = Self.damage(path, before: bytes, after: new) {
          broken[path] = reason
        } else {
          changed[path] = new
        }
      }
      if broken.isEmpty {
        for proposal in selection.overlapping { leave(proposal, "it overlaps another fix") }
        return commit(selection.chosen, changed)
      }
      possible = possible.filter { proposal in
        guard let path = proposal.edits.keys.sorted().first(where: { broken[$0] != nil }),
          let reason = broken[path]
        else { return true }
        refused[proposal.key] = reason
        leave(proposal, reason)
        return false
      }
    }
    return false
  }

  private mutating func commit(_ chosen: [FixProposal], _ changed: [String: [UInt8]]) -> Bool {
    for proposal in chosen {
      tries[proposal.key, default: 0] += 1
      join(proposal.edits.keys.sorted())
      result.fixed.append(
        FixResult.Fixed(
          rule: proposal.rule, path: proposal.path, line: proposal.line, isSafe: proposal.isSafe,
          caveat: proposal.caveat, findings: proposal.findings))
    }
    contents.merge(changed) { $1 }
    return !chosen.isEmpty
  }

  /// Returns true if the proposal can be applied as far as it alone decides.
  private mutating func isPossible(_ proposal: FixProposal) -> Bool {
    if let reason = refused[proposal.key] {
      leave(proposal, reason)
      return false
    }
    if tries[proposal.key, default: 0] >= Self.maximumTries {
      leave(proposal, "the fix does not remove the finding")
      return false
    }
    for (path, edits) in proposal.edits.sorted(by: { $0.key < $1.key }) {
      if let reason = obstacle(path) ?? obstacle(edits, path) {
        leave(proposal, path == proposal.path ? reason : "\(path): \(reason)")
        return false
      }
    }
    return true
  }

  /// Why the file cannot be changed.
  private mutating func obstacle(_ path: String) -> String? {
    if let rule = protection[path] {
      result.protected.insert(path)
      return "the file is protected by '\(rule)'"
    }
    if let known = obstacles[path] { return known }
    var found: String?
    if let bytes = overlay[path] {
      originals[path] = bytes
    } else if let reason = FixTarget.obstacle(path, root: root) {
      found = reason
    } else if let bytes = try? FileSystem.bytes(of: "\(root)/\(path)"),
      FileDigest.of(bytes) == digests[path]
    {
      originals[path] = bytes
    } else {
      found = "the file has changed since it was read"
    }
    obstacles[path] = found
    return found
  }

  /// Why the edits cannot be made: text that is not UTF-8 cannot be part of a replacement.
  private func obstacle(_ edits: [Edit], _ path: String) -> String? {
    guard let bytes = bytes(of: path) else { return "the file cannot be read" }
    for edit in edits {
      guard edit.range.upperBound <= bytes.count else {
        return "the file has changed since it was read"
      }
      if edit.replacement.unicodeScalars.contains("\u{FFFD}"),
        String(validating: bytes[edit.range], as: UTF8.self) == nil
      {
        return "the code holds bytes that are not UTF-8"
      }
    }
    return nil
  }

  private func bytes(of path: String) -> [UInt8]? { contents[path] ?? originals[path] }

  /// Returns the new problem in a file after fixes, nil if there is none.
  private static func damage(_ path: String, before: [UInt8], after: [UInt8]) -> String? {
    guard path.hasSuffix(".swift") else { return nil }
    func problems(_ bytes: [UInt8]) -> [LexicalProblem.Kind: Int] {
      var file = SourceFile()
      file.buffer = SourceBuffer(bytes)
      file.analyse(words: .keywords)
      return file.source.problems.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    }
    let old = problems(before)
    let isWorse = problems(after).contains { kind, count in count > old[kind, default: 0] }
    return isWorse ? "the fixed file would no longer be Swift" : nil
  }

  // MARK: - Groups

  /// Lets the files change together.
  private mutating func join(_ paths: [String]) {
    guard let first = paths.first else { return }
    let group = self.group(of: first)
    for path in paths.dropFirst() { groups[self.group(of: path)] = group }
  }

  private func group(of path: String) -> String {
    var current = path
    while let next = groups[current], next != current { current = next }
    return current
  }

  /// The result of all passes.
  mutating func finish() -> FixResult {
    result.left = left
    let paths = contents.keys.sorted().filter { contents[$0] != originals[$0] }
    var numbers: [String: Int] = [:]
    result.files = paths.compactMap { path in
      guard let original = originals[path], let fixed = contents[path] else { return nil }
      let group = group(of: path)
      let number = numbers[group] ?? numbers.count
      numbers[group] = number
      return FixResult.File(path: path, original: original, fixed: fixed, group: number)
    }
    return result
  }
}
