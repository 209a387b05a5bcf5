import Project

/// The queries to git, always run from the folder of the project.
///
/// Paths go from and to git with NUL bytes between them, so that no character in a name needs
/// quoting.
package struct GitRepository: Sendable {
  /// A question that git cannot answer, and the remedy.
  package struct Failure: Error, Hashable, Sendable {
    package let message: String
  }

  /// The folder of the project, in a repository.
  package let root: String
  /// Settings that switch off what the repository's configuration would have git execute.
  private let settings: [String]

  /// - Throws: when there is no git, or the folder lies in no repository.
  package init(root: String) throws(Failure) {
    self.root = root
    let result = try Self.git(["rev-parse", "--is-inside-work-tree"], in: root)
    if let reason = Git.refusal(result) {
      throw Failure(message: "git refuses the repository of '\(root)': \(reason)")
    }
    guard result.status == 0, result.text.hasPrefix("true") else {
      throw Failure(
        message: "'\(root)' is not in a git repository, so there are no changes to check")
    }
    settings = ["core.hooksPath=/dev/null"] + (try Self.withoutFilters(in: root))
  }

  /// Settings without which git would run filters over files, each a program that is named in a
  /// configuration.
  private static func withoutFilters(in root: String) throws(Failure) -> [String] {
    let names = try git(["config", "-z", "--name-only", "--get-regexp", "^filter[.]"], in: root)
    let filters = GitOutput.fields(names.output).compactMap { name in
      name.lastIndex(of: ".").map { String(name[..<$0]) }
    }
    var settings: [String] = []
    for filter in Set(filters).sorted() {
      guard !filter.contains("=") else {
        throw Failure(
          message: "git's configuration has '\(filter)', which cannot be switched off because of "
            + "the '=' in its name; rename the filter")
      }
      settings += ["clean=", "smudge=", "process=", "required=false"].map { "\(filter).\($0)" }
    }
    return settings
  }

  // MARK: - Changes

  /// Returns the changes of the index relative to a commit; nil stands for the last one, if there is any.
  package func stagedChanges(since commit: String? = nil) throws(Failure) -> [FileChange] {
    try changes(["diff", "--cached"] + (commit.map { [$0] } ?? []))
  }

  /// Returns the changes of the working tree relative to a commit, untracked files included.
  package func changes(since commit: String) throws(Failure) -> [FileChange] {
    let known = try changes(["diff", commit])
    let paths = Set(known.map(\.path))
    return known
      + (try untracked().filter { !paths.contains($0) }.map { FileChange(kind: .added, path: $0) })
  }

  /// The changes between two commits, given by their ids.
  func changes(from base: String, to commit: String) throws(Failure) -> [FileChange] {
    try changes(["diff", "\(base)..\(commit)"])
  }

  /// Those of `paths` that a commit has deleted.
  package func deleted(_ paths: [String]) throws(Failure) -> Set<String> {
    let output = try run(
      ["log", "--diff-filter=D", "--name-only", "-z", "--format=", "--no-renames"]
        + Self.diffOptions + ["--"] + paths)
    return Set(GitOutput.fields(output))
  }

  private func changes(_ command: [String]) throws(Failure) -> [FileChange] {
    GitOutput.changes(
      try run(command + ["--name-status", "-z", "--find-renames"] + Self.diffOptions + ["--"]))
  }

  /// Options of every `git diff`. Submodules are looked at from outside only; what orders, joins or
  /// colors a diff by configuration does not count.
  private static let diffOptions = [
    "--relative", "--no-ext-diff", "--no-textconv", "--ignore-submodules=dirty",
    "--submodule=short", "--no-color", "--inter-hunk-context=0", "-O/dev/null",
  ]

  /// The lines that are new in changed files, by path.
  ///
  /// - Parameters:
  ///   - commit: what to compare with; nil is the last commit.
  ///   - isStaged: whether the index is compared, and not the working tree.
  package func changedLines(
    since commit: String?, isStaged: Bool = false
  ) throws(Failure) -> AddedLines {
    // A prefix that no path starts with, since a path may hold any other characters.
    let options = ["--unified=0", "--find-renames", "--src-prefix=a/", "--dst-prefix=b/"]
    let command =
      ["-c", "core.quotePath=false", "diff"] + (isStaged ? ["--cached"] : [])
      + (commit.map { [$0] } ?? [])
    return GitOutput.addedLines(try run(command + options + Self.diffOptions + ["--"]))
  }

  // MARK: - The index

  /// The files whose content in the working tree is not that of the index, with what the index
  /// holds of them.
  package func stagedContents() throws(Failure) -> [String: [UInt8]] {
    let differing = GitOutput.fields(
      try run(["diff", "--name-only", "-z"] + Self.diffOptions + ["--"]))
    guard !differing.isEmpty else { return [:] }
    let wanted = Set(differing)
    var objects = GitOutput.objects(try run(["ls-files", "--stage", "-z"] + Self.places(wanted)))
    objects.removeAll { !wanted.contains($0.path) }
    return try contents(objects)
  }

  /// Returns the contents of the files at `paths` in a commit; files that it does not have are
  /// absent.
  ///
  /// - Parameter largest: the most bytes of a file that is read; larger ones are left out.
  package func contents(
    of paths: Set<String>, at commit: String, largest: Int? = nil
  ) throws(Failure) -> [String: [UInt8]] {
    if paths.isEmpty { return [:] }
    let list = ["ls-tree", "-r", "-z"]
    let places = Self.places(paths)
    // A clone that lacks contents does not know their sizes.
    var tree = try raw(list + (largest == nil ? [] : ["-l"]) + [commit] + places)
    if tree.status != 0, largest != nil { tree = try raw(list + [commit] + places) }
    // There is no commit before the first one.
    guard tree.status == 0 else { return [:] }
    let objects = GitOutput.objects(tree.output, id: 2, largest: largest)
    return try contents(objects.filter { paths.contains($0.path) })
  }

  /// The end of a command that lists only files at `paths`, as a list of all files takes time. Empty for many
  /// paths: a path has up to 4,096 bytes, and a command of macOS a million.
  private static func places(_ paths: Set<String>) -> [String] {
    paths.count > 200 ? [] : ["--"] + paths.sorted()
  }

  private func contents(
    _ objects: [(path: String, id: String)]
  ) throws(Failure) -> [String: [UInt8]] {
    let input = objects.map { $0.id + "\n" }.joined()
    let output = try run(["cat-file", "--batch"], input: Array(input.utf8))
    let contents = GitOutput.contents(of: objects, in: output)
    if objects.contains(where: { contents[$0.path] == nil }) {
      let hint = try hintAtPartialClone()
      if !hint.isEmpty { throw Failure(message: "git lacks contents of files\(hint)") }
    }
    return contents
  }

  /// The files that git tracks, and those that it would with the next `git add`, sorted.
  package func tracked() throws(Failure) -> [String] {
    let files = try run(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
    return Array(Set(GitOutput.fields(files))).sorted()
  }

  /// The files that git does not know and does not ignore.
  package func untracked() throws(Failure) -> [String] {
    GitOutput.fields(try run(["ls-files", "--others", "--exclude-standard", "-z"]))
  }

  // MARK: - Submodules

  /// The submodules with the commits that a commit of the repository, or the index, has of them.
  ///
  /// - Parameter commit: nil for the index.
  func submodules(at commit: String?) throws(Failure) -> [GitOutput.Object] {
    let repository = Bounds.repository(around: root) ?? root
    // Nearly all repositories have none, and a list of all files takes time.
    guard FileSystem.kind(of: "\(repository)/.gitmodules") == .file else { return [] }
    guard let commit else {
      return GitOutput.objects(try run(["ls-files", "--stage", "-z"]), areSubmodules: true)
    }
    let tree = try raw(["ls-tree", "-r", "-z", commit])
    guard tree.status == 0 else { return [] }
    return GitOutput.objects(tree.output, id: 2, areSubmodules: true)
  }

  /// The repository of a submodule, nil where it has not been checked out.
  func submodule(_ path: String) -> GitRepository? {
    let folder = "\(root)/\(path)"
    guard FileSystem.isThere("\(folder)/.git"), Bounds(root: root).hold(folder) else { return nil }
    return try? GitRepository(root: folder)
  }

  // MARK: - Commits

  /// The parents of the last commit, by their ids; for the first commit the empty tree.
  func parentsOfHead() throws(Failure) -> [String] {
    let ids = try raw(["rev-list", "--parents", "--max-count=1", "HEAD"])
    guard ids.status == 0 else {
      throw Failure(message: "the repository has no commit yet, so there is none to amend")
    }
    let parents = ids.text.trimmingLineBreak.split(separator: " ").dropFirst().map(String.init)
    if !parents.isEmpty { return parents }
    let tree = String(decoding: try run(["hash-object", "-t", "tree", "--stdin"]), as: UTF8.self)
    return [tree.trimmingLineBreak]
  }

  /// The commits that a merge in progress brings in, by their ids; none outside a merge.
  func mergeHeads() throws(Failure) -> [String] {
    let place = try raw(["rev-parse", "--git-path", "MERGE_HEAD"]).text.trimmingLineBreak
    let path = place.hasPrefix("/") ? place : "\(root)/\(place)"
    guard FileSystem.kind(of: path) == .file, let text = try? FileSystem.text(of: path) else {
      return []
    }
    return text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.isEmpty && $0.allSatisfy(\.isHexDigit) }
  }

  /// The merge base of HEAD and `reference`.
  package func mergeBase(with reference: String) throws(Failure) -> String {
    try mergeBase(of: reference, and: "HEAD")
  }

  /// The last commit that `reference` and `other` have in common.
  func mergeBase(of reference: String, and other: String) throws(Failure) -> String {
    let base = try raw(["merge-base", try commit(reference), try commit(other)])
    if base.status == 0 { return base.text.trimmingLineBreak }
    throw Failure(
      message: try isShallow
        ? "the clone is too shallow to find the merge base of '\(reference)' and '\(other)'; "
          + Self.deepening
        : "'\(reference)' and '\(other)' have no commit in common")
  }

  private static let deepening = "run 'git fetch --deepen=200' or 'git fetch --unshallow'"

  /// True if the clone lacks older commits.
  private var isShallow: Bool {
    get throws(Failure) {
      try raw(["rev-parse", "--is-shallow-repository"]).text.hasPrefix("true")
    }
  }

  /// The id of the commit that `reference` names. The name itself may look like an option.
  func commit(_ reference: String) throws(Failure) -> String {
    let commit = try raw([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}",
    ])
    guard commit.status == 0 else {
      if try raw(["rev-parse", "--verify", "--quiet", "HEAD"]).status != 0 {
        throw Failure(message: "the repository has no commit yet, so there is no '\(reference)'")
      }
      throw Failure(
        message: try isShallow
          ? "the shallow clone has no commit '\(reference)'; \(Self.deepening)"
          : "git knows no commit '\(reference)'; fetch it first, or name another one")
    }
    return commit.text.trimmingLineBreak
  }

  /// The messages of the commits from `base` on, the newest first.
  package func messages(
    since base: String, to commit: String = "HEAD"
  ) throws(Failure) -> [String] {
    GitOutput.fields(
      try run([
        "log", "-z", "--format=%B", "--encoding=UTF-8", "--no-show-signature", "--no-notes",
        "--no-patch", "\(base)..\(commit)", "--",
      ]))
  }

  /// The commits from `base` on, in their order, with the files that they add or rename.
  func commitOrder(since base: String, to commit: String) throws(Failure) -> CommitOrder {
    let output = try run(
      [
        "log", "-z", "--reverse", "--topo-order", "--format=\(GitOutput.commitMark)%H %P",
        "--no-show-signature", "--no-notes", "--name-status", "--find-renames", "--diff-filter=AR",
      ] + Self.diffOptions + ["\(base)..\(commit)", "--"])
    return GitOutput.commitOrder(output)
  }

  /// The time of the last change of each given line of a file, in seconds since 1970; nil for lines
  /// that no commit has.
  package func ages(of lines: [Int], path: String) throws(Failure) -> [Int: Int] {
    let ranges = lines.flatMap { ["-L", "\($0),\($0)"] }
    let result = try raw(["blame", "--porcelain", "--no-textconv"] + ranges + ["--", path])
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
      let reason = Git.line(result.errors)
      let command = words.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
      throw Failure(message: "git \(command) failed: \(reason)\(try hintAtPartialClone())")
    }
    return result.output
  }

  /// Returns advice for a partial clone, which lacks objects that nobody has asked for yet; empty
  /// for other clones.
  private func hintAtPartialClone() throws(Failure) -> String {
    let promisors = try raw(["config", "--name-only", "--get-regexp", "^remote[.].*[.]promisor$"])
    return promisors.output.isEmpty
      ? ""
      : "; the clone is partial, and archlint fetches nothing: 'git fetch --refetch --no-filter' "
        + "completes it"
  }

  private func raw(
    _ words: [String], input: [UInt8] = []
  ) throws(Failure) -> Subprocess.Result {
    try Self.git(words, in: root, settings: settings, input: input)
  }

  private static func git(
    _ words: [String], in root: String, settings: [String] = [], input: [UInt8] = []
  ) throws(Failure) -> Subprocess.Result {
    do {
      return try Git.run(words, in: root, settings: settings, input: input)
    } catch {
      throw Failure(message: "git cannot be run: \(error.reason)")
    }
  }
}

extension String {
  fileprivate var trimmingLineBreak: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
