import Project

/// Where git looks for the hooks of a repository.
package struct HooksFolder: Sendable {
  /// The absolute path of the folder, which need not be there.
  package let path: String
  /// The absolute path of the top of the working tree.
  package let top: String
  /// True if the hooks belong to this repository alone.
  package let isOwn: Bool

  /// - Parameter folder: the absolute path of a folder in the repository's working tree.
  package init(around folder: String) throws(FileSystem.Failure) {
    guard let top = try Self.answer("--show-toplevel", in: folder).flatMap(FileSystem.realPath)
    else {
      throw FileSystem.Failure(
        reason: "'\(folder)' is not in the working tree of a git repository")
    }
    // A relative core.hooksPath starts where hooks run, which is the top of the working tree.
    guard let hooks = try Self.answer("--git-path", "hooks", in: top),
      let common = try Self.answer("--git-common-dir", in: top)
    else { throw FileSystem.Failure(reason: "git does not say where the hooks of '\(top)' are") }
    self.top = top
    path = Self.join(top, hooks)
    let real = FileSystem.realPath(path) ?? path
    let repository = FileSystem.realPath(Self.join(top, common)) ?? Self.join(top, common)
    isOwn = [top, repository].contains { real != $0 && real.lies(in: $0) }
  }

  /// `folder`, an absolute path, from the top of the working tree on; empty for the top and for
  /// what lies outside.
  package func relative(_ folder: String) -> String {
    let top = top == "/" ? "" : top
    guard folder != top, folder.lies(in: top) else { return "" }
    return String(folder.utf8.dropFirst(top.utf8.count + 1)) ?? ""
  }

  /// Returns the output of `git rev-parse`, nil if it fails.
  private static func answer(
    _ question: String..., in folder: String
  ) throws(FileSystem.Failure) -> String? {
    let result: Subprocess.Result
    do {
      result = try Git.run(["rev-parse"] + question, in: folder)
    } catch {
      throw FileSystem.Failure(reason: "git cannot be run: \(error.reason)")
    }
    if let reason = Git.refusal(result) {
      throw FileSystem.Failure(reason: "git refuses the repository of '\(folder)': \(reason)")
    }
    guard result.status == 0, result.output.last == UInt8(ascii: "\n") else { return nil }
    return String(decoding: result.output.dropLast(), as: UTF8.self)
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)"
  }
}
