import Engine
import Project

/// The list of `--changed-files`. Each line has to name a file of the project.
struct ChangeList {
  /// The path of the list, or `-`.
  let name: String
  let finder: ConfigurationFinder

  /// Reads the list.
  ///
  /// - Throws: when a line is neither a path of the project nor a line that git writes.
  func changes() throws -> [FileChange] {
    var changes: [FileChange] = []
    var unknown: [String] = []
    let text = try Input.text(of: name)
    let marked = Self.pathsWithStatus(in: text)
    for change in FileChange.list(text) {
      let isTrusted = change.kind != .modified || marked?.contains(change.path) ?? true
      if let known = known(change, isTrusted: isTrusted) {
        changes += known
      } else {
        unknown.append(change.path)
      }
    }
    // 'git diff -z' writes nothing at all where nothing has changed.
    if changes.isEmpty, unknown.isEmpty, text.utf8.contains(0) {
      throw UsageError(message: "--changed-files: '\(name)' has NUL bytes and no path")
    }
    guard !unknown.isEmpty else { return changes }
    // A list of names alone says nothing about deleted files.
    let repository = try? GitRepository(root: finder.root)
    let deleted = (try? repository?.deleted(unknown)) ?? []
    if let line = unknown.first(where: { !deleted.contains($0) }) {
      throw UsageError(
        message: "--changed-files: '\(line)' is not a file of the project in '\(finder.root)'; "
          + "a line is a path, or a line of 'git diff --name-status' or 'git status --short'")
    }
    return changes + unknown.map { FileChange(kind: .deleted, path: $0) }
  }

  /// The paths of modified files that git wrote with their status: such a file may be in another commit.
  /// Nil for all, where the list has NUL bytes and starts with a status.
  private static func pathsWithStatus(in text: String) -> Set<String>? {
    if let end = text.utf8.firstIndex(of: 0) {
      let status = text.utf8[..<end]
      let isStatus =
        status.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
        && status.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return isStatus ? nil : []
    }
    let lines = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return Set(
      lines.compactMap { line in
        guard line.starts(with: "M\t".utf8) else { return nil }
        return FileChange.unquoted(String(Substring(line.dropFirst(2))))
      })
  }

  /// The change with its path relative to the root, nil if there is no such file.
  private func known(_ change: FileChange, isTrusted: Bool) -> [FileChange]? {
    if change.kind == .deleted { return [change] }
    if let path = path(change.path) {
      return [FileChange(kind: change.kind, path: path, oldPath: change.oldPath)]
    }
    return isTrusted ? [change] : StatusLine(change.path).flatMap(changes)
  }

  /// The changes of a line that `git status --short` writes.
  private func changes(_ line: StatusLine) -> [FileChange]? {
    if line.kind == .deleted { return [FileChange(kind: .deleted, path: line.path)] }
    guard let path = path(line.path) else { return nil }
    // An untracked folder is one line.
    if FileSystem.kind(of: "\(finder.root)/\(path)") == .folder {
      return Linter.swiftFiles(below: "\(finder.root)/\(path)")
        .map { FileChange(kind: line.kind, path: "\(path)/\($0)") }
    }
    return [FileChange(kind: line.kind, path: path, oldPath: line.oldPath)]
  }

  /// A path relative to the root: one that starts there, else one that can be opened from the
  /// current folder.
  private func path(_ path: String) -> String? {
    let components = path.pathComponents.filter { $0 != "." && !$0.isEmpty }
    let plain = components.joined(separator: "/")
    if !path.hasPrefix("/"), !plain.isEmpty, FileSystem.isThere("\(finder.root)/\(plain)") {
      return FileNames.system.spelled(plain, in: finder.root == "/" ? "" : finder.root)
    }
    return FileSystem.isThere(path) ? try? finder.relative(path) : nil
  }
}

/// A line of `git status --short`: two letters, a space and a path, or two paths for a rename.
struct StatusLine: Hashable {
  let kind: FileChange.Kind
  let path: String
  let oldPath: String?

  init?(_ line: String) {
    let bytes = Array(line.utf8)
    let letters = Array(" MADRCTU?!".utf8)
    guard bytes.count > 3, bytes[2] == UInt8(ascii: " "), letters.contains(bytes[0]),
      letters.contains(bytes[1]), bytes[0] != bytes[1] || bytes[0] != UInt8(ascii: " ")
    else { return nil }
    let codes = Set(bytes.prefix(2))
    let paths = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    if codes.contains(UInt8(ascii: "D")) {
      kind = .deleted
    } else if codes.contains(UInt8(ascii: "R")) {
      kind = .renamed
    } else if !codes.isDisjoint(with: "AC?".utf8) {
      kind = .added
    } else {
      kind = codes.contains(UInt8(ascii: "T")) ? .typeChanged : .modified
    }
    let arrow = paths.firstRange(of: " -> ")
    if kind == .renamed, let arrow {
      oldPath = FileChange.unquoted(String(paths[..<arrow.lowerBound]))
      path = FileChange.unquoted(String(paths[arrow.upperBound...]))
    } else {
      oldPath = nil
      path = FileChange.unquoted(paths).trimmingSlash
    }
  }
}

extension String {
  /// The text without a slash at its end, which git writes after folders.
  fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
