import Configuration
import Matching
import Project
import Results

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
package struct Walker {
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

  let root: String
  private let include: GlobSet
  private let exclude: GlobSet
  /// False if files are not wanted, but only the configurations of folders.
  private let readsFiles: Bool
  /// Other files than those that every run reads.
  private let others: GlobSet
  /// Text files of any kind.
  private let texts: GlobSet
  /// Says which spellings of a name lead to the same file.
  private let names: FileNames
  /// Folders whose names start with a dot and in which some of the others are.
  private let hiddenFolders: Set<String>
  private(set) var files: [File] = []
  private(set) var problems: [Report.Problem] = []
  /// The paths of files and folders that `exclude` matched.
  private(set) var excluded: [String] = []
  /// The paths of Swift files that `include` leaves out.
  private(set) var unincluded: [String] = []
  /// The folders that have a configuration of their own.
  private(set) var configurations: [String] = []
  /// The folders that were looked into, `""` for the root.
  private(set) var folders: [String] = []

  /// - Parameters:
  ///   - others: the files that a run reads beside those that every run does.
  ///   - texts: more files, as far as they are text and not large.
  ///   - readsFiles: false to look only for configurations of folders.
  ///   - names: what leads to one file.
  init(
    root: String, include: GlobSet, exclude: GlobSet, others: GlobSet = GlobSet([]),
    texts: GlobSet = GlobSet([]), readsFiles: Bool = true, names: FileNames = .system
  ) {
    self.names = names
    self.texts = texts
    self.readsFiles = readsFiles
    self.root = root
    self.include = include
    self.exclude = exclude
    self.others = others
    let named = others.globs.flatMap { glob in
      glob.pattern.pathComponents.dropLast().filter { $0.hasPrefix(".") }.map(String.init)
    }
    hiddenFolders = Set(named).union(texts.globs.isEmpty ? [] : TextFiles.hiddenFolders)
  }

  /// Walks `start`, a file or folder below the root, `""` for the root itself.
  mutating func walk(from start: String) {
    var folders = [start]
    if !start.isEmpty, FileSystem.kind(of: join(start)) == .file {
      add(start)
      return
    }
    while let folder = folders.popLast() { folders += look(into: folder) }
  }

  /// Walks the root, whose folders are shared out among workers.
  mutating func walk(workers: Int) async {
    let rest = walkFirstFolders()
    let fresh = Walker(
      root: root, include: include, exclude: exclude, others: others, texts: texts, names: names)
    let parts = await Workers.map(
      rest.count, workers: workers, state: {},
      body: { index, _ in
        var walker = fresh
        walker.walk(from: rest[rest.startIndex + index])
        return walker
      })
    for part in parts {
      files += part.files
      problems += part.problems
      excluded += part.excluded
      unincluded += part.unincluded
      configurations += part.configurations
      folders += part.folders
    }
  }

  /// Walks the first folders one by one, until there are enough of them to be shared out. How many
  /// are enough does not depend on the workers, and neither does the order in which files and
  /// problems are found.
  ///
  /// - Returns: the folders that are left.
  mutating func walkFirstFolders() -> ArraySlice<String> {
    var folders = [""]
    var next = 0
    while next < folders.count, folders.count - next < Self.sharedFolders {
      folders += look(into: folders[next])
      next += 1
    }
    return folders[next...]
  }

  /// How many folders are shared out: enough for the largest of them not to take longest.
  private static let sharedFolders = 256

  /// Notes what is in a folder.
  ///
  /// - Returns: the folders in it, the last of which is walked first.
  private mutating func look(into folder: String) -> [String] {
    self.folders.append(folder)
    var folders: [String] = []
    for entry in entries(of: folder) {
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      switch entry.kind {
      case .folder:
        // One that is called as a configuration is said to be no file.
        noteConfiguration(entry.name, in: folder)
        if isPassedOver(entry.name) || excludes(path) { continue }
        folders.append(path)
      case .file:
        noteConfiguration(entry.name, in: folder)
        add(path, entry)
      case .link:
        noteConfiguration(entry.name, in: folder)
        checkLink(path)
      case .other: continue
      }
    }
    return folders
  }

  /// Notes a folder whose configuration has this name. A link counts: where it may lead is for those to
  /// say who follow it.
  private mutating func noteConfiguration(_ name: String, in folder: String) {
    guard name == Self.configurationName, !folder.isEmpty else { return }
    if !exclude.matches("\(folder)/\(name)") { configurations.append(folder) }
  }

  private func isPassedOver(_ name: String) -> Bool {
    Self.isAlwaysSkipped(name) && !hiddenFolders.contains(name)
  }

  /// The name of configurations.
  static let configurationName = ".archlint.yml"

  private mutating func excludes(_ path: String) -> Bool {
    guard !exclude.globs.isEmpty, exclude.matches(path) else { return false }
    excluded.append(path)
    return true
  }

  /// - Parameter entry: that of the file in its folder, nil if it was not looked up.
  private mutating func add(_ path: String, _ entry: Entry? = nil) {
    let use = entry?.use ?? use(of: path)
    guard use != .none, isIncluded(path) else { return }
    if let size = entry?.size {
      guard size <= TextFiles.largest || use != .text else { return }
      files.append(File(path: path, size: size))
      return
    }
    do {
      let status = try FileSystem.status(of: join(path))
      guard status.kind == .file || status.kind == .link else { return }
      guard status.size <= TextFiles.largest || use != .text else { return }
      files.append(File(path: path, size: status.size))
    } catch {
      problems.append(Report.Problem(path: path, message: "cannot be read: \(error.reason)"))
    }
  }

  /// Returns true if a walk would visit a file at `path`. The file need not exist.
  func admits(_ path: String) -> Bool {
    guard isRead(path), include.globs.isEmpty || include.matches(path) else { return false }
    var folder = path[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if isPassedOver(String(folder.lastPathComponent)) || exclude.matches(String(folder)) {
        return false
      }
    }
    return !exclude.matches(path)
  }

  /// The reason for which a run reads a file.
  private enum Use {
    /// Nothing does.
    case none
    /// Every run reads it.
    case always
    /// A rule or a setting names it.
    case named
    /// It is text.
    case text
  }

  private func use(of path: String) -> Use {
    guard readsFiles else { return .none }
    let isAlwaysRead = Self.isAlwaysRead(path)
    if others.globs.isEmpty, texts.globs.isEmpty { return isAlwaysRead ? .always : .none }
    if isAlwaysRead, !isInHiddenFolder(path) { return .always }
    if others.matches(path) { return .named }
    let isText = !isAlwaysRead && texts.matches(path) && !TextFiles.isBinary(path)
    return isText ? .text : .none
  }

  /// Returns true if the run reads the file.
  private func isRead(_ path: String) -> Bool { use(of: path) != .none }

  /// True if the walk looks for text files of any kind.
  var readsTexts: Bool { !texts.globs.isEmpty }

  /// Returns true if the file is read only because it is text.
  func isText(_ path: String) -> Bool { readsTexts && use(of: path) == .text }

  private func isInHiddenFolder(_ path: String) -> Bool {
    guard !hiddenFolders.isEmpty else { return false }
    var startsName = true
    var isHidden = false
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/") {
        if isHidden { return true }
        startsName = true
      } else {
        if startsName { isHidden = byte == UInt8(ascii: ".") }
        startsName = false
      }
    }
    return false
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
    /// Of a file.
    let use: Use
    /// How many bytes a file has, nil if that was not asked for or is unknown.
    var size: Int?
  }

  private static func isConfiguration(_ entry: UnsafeMutablePointer<dirent>) -> Bool {
    unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe strcmp(
        UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self), configurationName) == 0
    }
  }

  /// The entries of a folder, sorted by name in reverse so that the last is walked first.
  private mutating func entries(of folder: String) -> [Entry] {
    guard let stream = unsafe opendir(join(folder)) else {
      let remedy = errno == ENOENT ? "" : "; a glob under 'exclude' leaves it out"
      let reason = FileSystem.Failure.current().reason
      problems.append(Report.Problem(path: folder, message: "cannot be opened: \(reason)\(remedy)"))
      return []
    }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let type = Int32(unsafe entry.pointee.d_type)
      // Most entries are files, and of those a walk for configurations wants one name.
      if !readsFiles, type == Int32(DT_REG), unsafe !Self.isConfiguration(entry) {
        errno = 0
        continue
      }
      // The name is the C string in the entry, which lives until the next call.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe EntryName(UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name.text != "." && name.text != ".." {
        // git and people write composed names, whatever the folder has.
        let text = names.composed(name.text, in: join(folder))
        let path = folder.isEmpty ? text : folder + "/" + text
        let kind = kind(type, path)
        if let bytes = name.illFormed {
          passOver(bytes, path, kind, in: folder)
        } else {
          let use = kind == .file ? use(of: path) : .none
          let size = use == .none ? nil : unsafe FileSystem.size(of: name.text, in: stream)
          entries.append(Entry(name: text, kind: kind, use: use, size: size))
        }
      }
      errno = 0
    }
    if errno != 0 {
      let reason = FileSystem.Failure.current().reason
      problems.append(
        Report.Problem(path: folder, message: "cannot be read to its end: \(reason)"))
    }
    entries.sort { $0.name > $1.name }
    passOverTwins(&entries, in: folder)
    return entries
  }

  /// Reports an entry whose name no path can hold.
  private mutating func passOver(
    _ name: [UInt8], _ path: String, _ kind: FileSystem.Kind, in folder: String
  ) {
    guard isWanted(path, kind) else { return }
    let noun = kind == .folder ? "folder" : "file"
    problems.append(
      Report.Problem(
        path: folder,
        message:
          "holds a \(noun) whose name is not UTF-8, '\(EntryName.spelled(name))', and cannot be "
          + "checked; rename it, or leave it out with a glob under 'exclude'"))
  }

  /// Takes out those of the sorted entries whose names are equal to others but for how their
  /// characters are put together: as texts they are one name, and so are their paths.
  private mutating func passOverTwins(_ entries: inout [Entry], in folder: String) {
    guard entries.indices.dropFirst().contains(where: { entries[$0].name == entries[$0 - 1].name })
    else { return }
    var kept: [Entry] = []
    // Which of them is read must not depend on the order in which the system has them.
    let ordered = entries.sorted {
      $0.name == $1.name
        ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.name > $1.name
    }
    for entry in ordered {
      guard let last = kept.last, last.name == entry.name else {
        kept.append(entry)
        continue
      }
      guard isWanted(folder.isEmpty ? entry.name : "\(folder)/\(entry.name)", entry.kind) else {
        continue
      }
      problems.append(
        Report.Problem(
          path: folder,
          message:
            "holds '\(EntryName.spelled(last.name))' and '\(EntryName.spelled(entry.name))', the same "
            + "name in two spellings of Unicode; the second is not checked; rename one of them"))
    }
    entries = kept
  }

  /// Returns true if the run would read a file, or enter a folder.
  private mutating func isWanted(_ path: String, _ kind: FileSystem.Kind) -> Bool {
    switch kind {
    case .file: isRead(path) && isIncluded(path)
    case .folder: !isPassedOver(String(path.lastPathComponent)) && !excludes(path)
    case .link, .other: false
    }
  }

  /// Returns true if the configuration does not leave out a file.
  private mutating func isIncluded(_ path: String) -> Bool {
    if excludes(path) { return false }
    if include.globs.isEmpty || include.matches(path) || ProjectManifest.isData(path) {
      return true
    }
    if path.hasSuffix(".swift") { unincluded.append(path) }
    return false
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
