import Project

/// What archlint asks git, always from the folder of the project on.
///
/// Paths go from and to git with NUL bytes between them, so that no character in a name needs
/// quoting.
package struct GitRepository: Sendable {
  /// Something that git cannot tell, and what to do about it.
  package struct Failure: Error, Hashable, Sendable {
    package let message: String
  }

  /// The folder of the project, in a repository.
  package let root: String

  /// - Throws: when there is no git, or the folder lies in no repository.
  package init(root: String) throws(Failure) {
    self.root = root
    let result = try Self.git(["-C", root, "rev-parse", "--is-inside-work-tree"])
    guard result.status == 0, result.text.hasPrefix("true") else {
      throw Failure(
        message: "'\(root)' lies in no git repository, so that there are no changes to look at")
    }
  }

  // MARK: - Changes

  /// What the index changes of the last commit.
  package func stagedChanges() throws(Failure) -> [FileChange] {
    try changes(["diff", "--cached"])
  }

  /// What the working tree changes of a commit, files included that git does not know yet.
  package func changes(since commit: String) throws(Failure) -> [FileChange] {
    let known = try changes(["diff", commit])
    let paths = Set(known.map(\.path))
    return known
      + (try untracked().filter { !paths.contains($0) }.map { FileChange(kind: .added, path: $0) })
  }

  private func changes(_ command: [String]) throws(Failure) -> [FileChange] {
    let options = ["--name-status", "-z", "--find-renames", "--relative", "--no-ext-diff"]
    var fields = Self.fields(try run(command + options + ["--"]))[...]
    var changes: [FileChange] = []
    while let status = fields.popFirst(), let path = fields.popFirst() {
      switch status.first {
      case "R", "C":
        guard let target = fields.popFirst() else { return changes }
        changes.append(
          status.first == "R"
            ? FileChange(kind: .renamed, path: target, oldPath: path)
            : FileChange(kind: .added, path: target))
      case "A": changes.append(FileChange(kind: .added, path: path))
      case "D": changes.append(FileChange(kind: .deleted, path: path))
      case "T": changes.append(FileChange(kind: .typeChanged, path: path))
      default: changes.append(FileChange(kind: .modified, path: path))
      }
    }
    return changes
  }

  /// The lines that are new in changed files, by path.
  ///
  /// - Parameter commit: what to compare the working tree with; nil compares the index with the
  ///   last commit.
  package func changedLines(since commit: String?) throws(Failure) -> [String: [Range<Int>]] {
    // A prefix that no path starts with, since a path may hold any other characters.
    let options = [
      "--unified=0", "--find-renames", "--relative", "--no-ext-diff", "--no-color",
      "--src-prefix=a/", "--dst-prefix=b/",
    ]
    let command = ["-c", "core.quotePath=false", "diff"] + (commit.map { [$0] } ?? ["--cached"])
    return DiffLines.parse(try run(command + options + ["--"]))
  }

  // MARK: - The index

  /// The files whose content in the working tree is not that of the index, with what the index
  /// holds of them.
  package func stagedContents() throws(Failure) -> [String: [UInt8]] {
    let differing = Self.fields(
      try run(["diff", "--name-only", "-z", "--relative", "--no-ext-diff", "--"]))
    guard !differing.isEmpty else { return [:] }
    var objects: [(path: String, id: String)] = []
    for entry in Self.fields(try run(["ls-files", "--stage", "-z"])) {
      // `mode id stage`, a tab and the path.
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let words = entry[..<tab].split(separator: " ")
      if words.count > 1 {
        objects.append((String(entry[entry.index(after: tab)...]), String(words[1])))
      }
    }
    let wanted = Set(differing)
    objects.removeAll { !wanted.contains($0.path) }
    return try contents(objects)
  }

  /// What the files at `paths` hold in a commit; nothing of files that it has not.
  package func contents(
    of paths: Set<String>, at commit: String
  ) throws(Failure) -> [String: [UInt8]] {
    if paths.isEmpty { return [:] }
    let tree = try raw(["ls-tree", "-r", "-z", commit])
    // There is no commit before the first one.
    guard tree.status == 0 else { return [:] }
    var objects: [(path: String, id: String)] = []
    for entry in Self.fields(tree.output) {
      // `mode type id`, a tab and the path.
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let path = String(entry[entry.index(after: tab)...])
      let words = entry[..<tab].split(separator: " ")
      if words.count > 2, paths.contains(path) { objects.append((path, String(words[2]))) }
    }
    return try contents(objects)
  }

  private func contents(
    _ objects: [(path: String, id: String)]
  ) throws(Failure) -> [String: [UInt8]] {
    let input = objects.map { $0.id + "\n" }.joined()
    let output = try run(["cat-file", "--batch"], input: Array(input.utf8))
    var contents: [String: [UInt8]] = [:]
    var position = 0
    for object in objects {
      // `id type size`, a line break, the content, a line break.
      guard let end = output[position...].firstIndex(of: 0x0A) else { break }
      let header = String(decoding: output[position..<end], as: UTF8.self).split(separator: " ")
      guard header.count == 3, let size = Int(header[2]), end + 1 + size <= output.count else {
        position = end + 1
        continue
      }
      if header[1] == "blob" { contents[object.path] = Array(output[end + 1..<end + 1 + size]) }
      position = end + 2 + size
    }
    return contents
  }

  /// The files that git does not know and does not ignore.
  package func untracked() throws(Failure) -> [String] {
    Self.fields(try run(["ls-files", "--others", "--exclude-standard", "-z"]))
  }

  // MARK: - Commits

  /// The commit from which the current one and `reference` have gone apart.
  package func mergeBase(with reference: String) throws(Failure) -> String {
    let commit = try raw([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}",
    ])
    guard commit.status == 0 else {
      throw Failure(
        message: "git knows no commit '\(reference)'; fetch it first, or name another one")
    }
    let base = try raw(["merge-base", reference, "HEAD"])
    if base.status == 0 { return base.text.trimmingLineBreak }
    let isShallow = try raw(["rev-parse", "--is-shallow-repository"]).text.hasPrefix("true")
    throw Failure(
      message: isShallow
        ? "the clone is too shallow to find where '\(reference)' and HEAD have gone apart; "
          + "run 'git fetch --deepen=200' or 'git fetch --unshallow'"
        : "'\(reference)' and HEAD have no commit in common")
  }

  /// The messages of the commits from `base` on, the newest first.
  package func messages(since base: String) throws(Failure) -> [String] {
    Self.fields(try run(["log", "-z", "--format=%B", "\(base)..HEAD"]))
  }

  /// When each of the given lines of a file was last changed, in seconds since 1970; nil for lines
  /// that no commit has.
  package func ages(of lines: [Int], path: String) throws(Failure) -> [Int: Int] {
    let ranges = lines.flatMap { ["-L", "\($0),\($0)"] }
    let result = try raw(["blame", "--porcelain"] + ranges + ["--", path])
    guard result.status == 0 else { return [:] }
    var times: [String: Int] = [:]
    var commits: [Int: String] = [:]
    var current = ""
    for line in result.text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let first = words.first, first.count == 40, words.count >= 3, let number = Int(words[2]) {
        current = String(first)
        commits[number] = current
      } else if words.first == "author-time", words.count == 2 {
        times[current] = Int(words[1])
      }
    }
    return commits.compactMapValues { id in id.allSatisfy { $0 == "0" } ? nil : times[id] }
  }

  // MARK: - Git

  private func run(_ words: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let result = try raw(words, input: input)
    guard result.status == 0 else {
      let reason = String(decoding: result.errors, as: UTF8.self).trimmingLineBreak
      let command = words.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
      throw Failure(message: "git \(command) failed: \(reason)")
    }
    return result.output
  }

  private func raw(
    _ words: [String], input: [UInt8] = []
  ) throws(Failure) -> Subprocess.Result {
    try Self.git(["-C", root, "--no-optional-locks"] + words, input: input)
  }

  private static func git(
    _ words: [String], input: [UInt8] = []
  ) throws(Failure) -> Subprocess.Result {
    do {
      return try Subprocess.run(["git"] + words, input: input)
    } catch {
      throw Failure(message: "git cannot be run: \(error.reason)")
    }
  }

  /// The texts that end with NUL bytes.
  private static func fields(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The new lines in the output of `git diff --unified=0`.
enum DiffLines {
  static func parse(_ diff: [UInt8]) -> [String: [Range<Int>]] {
    var lines: [String: [Range<Int>]] = [:]
    var path: String?
    // What is left of the hunk, so that no line of a file is taken for a line of the diff.
    var removed = 0
    var added = 0
    for line in diff.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if removed > 0, line.first == UInt8(ascii: "-") {
        removed -= 1
      } else if added > 0, line.first == UInt8(ascii: "+") {
        added -= 1
      } else if line.starts(with: Array("+++ ".utf8)) {
        path = target(line.dropFirst(4))
      } else if line.starts(with: Array("@@ ".utf8)), let path, let hunk = hunk(line) {
        removed = hunk.removed
        added = hunk.added.count
        if !hunk.added.isEmpty { lines[path, default: []].append(hunk.added) }
      }
    }
    return lines
  }

  /// The path in `b/path`, perhaps in quotes; nil for a file that is gone.
  private static func target(_ text: ArraySlice<UInt8>) -> String? {
    // Git puts a tab behind a name with white space in it; one that ends with a tab is in quotes.
    let end = text.last == 0x09 ? text.dropLast() : text
    let name = FileChange.unquoted(String(decoding: end, as: UTF8.self))
    return name.hasPrefix("b/") ? String(name.dropFirst(2)) : nil
  }

  /// `@@ -a,b +c,d @@`: how many lines go, and which come.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (removed: Int, added: Range<Int>)? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count > 2 else { return nil }
    func numbers(_ word: Substring) -> (start: Int, count: Int)? {
      let parts = word.dropFirst().split(separator: ",").compactMap { Int($0) }
      guard let start = parts.first else { return nil }
      return (start, parts.count > 1 ? parts[1] : 1)
    }
    guard let old = numbers(words[1]), let new = numbers(words[2]) else { return nil }
    return (old.count, new.start..<new.start + new.count)
  }
}

extension String {
  fileprivate var trimmingLineBreak: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
