import Matching
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the files of a project.
///
/// Globs are matched on the way, so that a folder that is passed over is never entered. Links are
/// not followed: what they lead to is either found anyway or no part of the project.
struct Walker {
  /// A file that was found.
  struct File: Hashable {
    /// The path from the root.
    let path: String
    let size: Int
  }

  /// Folders that hold what tools make and no project's source.
  static let passedOver: Set<String> = [
    "DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules",
  ]

  private let root: String
  private let include: GlobSet
  private let exclude: GlobSet
  /// Other files than those that every run reads.
  private let others: GlobSet
  /// Folders whose names start with a dot and in which some of the others are.
  private let hiddenFolders: Set<String>
  private(set) var files: [File] = []
  private(set) var problems: [Report.Problem] = []
  /// The paths of files and folders that `exclude` matched.
  private(set) var excluded: [String] = []

  /// - Parameter others: the files that a run reads beside those that every run does.
  init(root: String, include: GlobSet, exclude: GlobSet, others: GlobSet = GlobSet([])) {
    self.root = root
    self.include = include
    self.exclude = exclude
    self.others = others
    hiddenFolders = Set(
      others.globs.flatMap { glob in
        glob.pattern.split(separator: "/").dropLast().filter { $0.hasPrefix(".") }.map(String.init)
      })
  }

  /// Walks `start`, a file or folder below the root, `""` for the root itself.
  mutating func walk(from start: String) {
    var folders = [start]
    if !start.isEmpty, FileSystem.kind(of: join(start)) == .file {
      add(start)
      return
    }
    while let folder = folders.popLast() {
      for entry in entries(of: folder) {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .folder:
          if isPassedOver(entry.name) { continue }
          if excludes(path) { continue }
          folders.append(path)
        case .file: add(path)
        case .link: checkLink(path)
        case .other: continue
        }
      }
    }
  }

  private func isPassedOver(_ name: String) -> Bool {
    (name.hasPrefix(".") && !hiddenFolders.contains(name)) || Self.passedOver.contains(name)
  }

  private mutating func excludes(_ path: String) -> Bool {
    guard exclude.matches(path) else { return false }
    excluded.append(path)
    return true
  }

  private mutating func add(_ path: String) {
    guard isRead(path) else { return }
    if excludes(path) { return }
    if !include.globs.isEmpty, !include.matches(path), !path.hasSuffix(XcodeProject.fileName) {
      return
    }
    do {
      let status = try FileSystem.status(of: join(path))
      guard status.kind == .file || status.kind == .link else { return }
      files.append(File(path: path, size: status.size))
    } catch {
      problems.append(Report.Problem(path: path, message: "cannot be read: \(error.reason)"))
    }
  }

  /// Whether a walk would come to a file at `path`, be it there or not.
  func admits(_ path: String) -> Bool {
    guard isRead(path), include.globs.isEmpty || include.matches(path) else { return false }
    var folder = path[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      let name = folder.split(separator: "/").last.map(String.init) ?? ""
      if isPassedOver(name) || exclude.matches(String(folder)) { return false }
    }
    return !exclude.matches(path)
  }

  /// Whether the run has a use for the file.
  private func isRead(_ path: String) -> Bool {
    if others.globs.isEmpty { return Self.isAlwaysRead(path) }
    return Self.isAlwaysRead(path) && !isInHiddenFolder(path) || others.matches(path)
  }

  private func isInHiddenFolder(_ path: String) -> Bool {
    !hiddenFolders.isEmpty
      && path.split(separator: "/").dropLast().contains { $0.hasPrefix(".") }
  }

  /// Whether every run has a use for the file: Swift that no tool generated, Markdown, or the file
  /// of an Xcode project.
  static func isAlwaysRead(_ path: String) -> Bool {
    (path.hasSuffix(".swift") && !path.hasSuffix(".generated.swift")) || path.hasSuffix(".md")
      || path.hasSuffix(XcodeProject.fileName)
  }

  /// A link is passed over; one that leads nowhere because it leads to itself is worth a word.
  private mutating func checkLink(_ path: String) {
    guard isRead(path), FileSystem.kind(of: join(path)) == nil, errno == ELOOP else { return }
    problems.append(
      Report.Problem(
        path: path, message: "is a link that leads back to itself", isHarmless: true))
  }

  private func join(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  private struct Entry {
    let name: String
    let kind: FileSystem.Kind
  }

  /// The entries of a folder, sorted by name in reverse so that the last is walked first.
  private mutating func entries(of folder: String) -> [Entry] {
    guard let stream = unsafe opendir(join(folder)) else {
      let reason = FileSystem.Failure.current().reason
      problems.append(Report.Problem(path: folder, message: "cannot be opened: \(reason)"))
      return []
    }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(stream) {
      let type = Int32(unsafe entry.pointee.d_type)
      // The name is the C string in the entry, which lives until the next call.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe String(
          validatingCString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      guard let name else {
        problems.append(
          Report.Problem(
            path: folder, message: "holds a file whose name is no UTF-8; it is passed over",
            isHarmless: true))
        continue
      }
      if name == "." || name == ".." { continue }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      entries.append(Entry(name: name, kind: kind(type, path)))
    }
    return entries.sorted { $0.name > $1.name }
  }

  private func kind(_ type: Int32, _ path: String) -> FileSystem.Kind {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): (try? FileSystem.status(of: join(path)).kind) ?? .other
    default: .other
    }
  }
}
