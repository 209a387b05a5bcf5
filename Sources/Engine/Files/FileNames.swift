import Matching
import Project
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The spellings of a name that lead to one file.
///
/// The file systems of Apple ignore the case of names and their form of Unicode, those of Linux mostly
/// neither. Which is true of a folder is asked of it and never taken for granted: disks of both kinds can
/// be mounted on both systems.
package struct FileNames: Sendable {
  /// A file, whatever path leads to it.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64

    package init(device: UInt64, number: UInt64) {
      self.device = device
      self.number = number
    }
  }

  /// The file at a path, a link itself and not the file that it leads to; nil if there is none.
  private let file: @Sendable (_ path: String) -> Identity?
  /// The names in a folder, in any form of Unicode.
  private let entries: @Sendable (_ folder: String) -> Listing

  /// The names in a folder.
  package struct Listing: Sendable {
    fileprivate let names: Set<String>
    /// The names by their lower-case forms.
    fileprivate let folded: [String: String]

    package init(_ names: [String]) {
      self.names = Set(names)
      // Which of two names counts must not depend on the order in which the system has them.
      folded = Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
    }
  }

  package init(
    file: @escaping @Sendable (_ path: String) -> Identity?,
    entries: @escaping @Sendable (_ folder: String) -> Listing
  ) {
    self.file = file
    self.entries = entries
  }

  // MARK: - Spellings

  /// `path`, which leads to a file, with each name as its folder has it, in the composed form.
  ///
  /// - Parameter path: absolute, without links and without dots.
  package func spelled(_ path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/"), path != "/" else { return path }
    return "/" + spelled(String(path.utf8.drop { $0 == UInt8(ascii: "/") }) ?? "", in: "")
  }

  /// `path` from a folder on with each name as its folder has it, in the composed form. A part of the
  /// path that leads nowhere stays as it is.
  ///
  /// - Parameter folder: an absolute path; empty for the root of the file system.
  package func spelled(_ path: String, in folder: String) -> String {
    var found = ""
    for component in path.pathComponents {
      let place = found.isEmpty ? folder : "\(folder)/\(found)"
      let name = spelled(name: String(component), in: place)
      found += found.isEmpty ? name : "/\(name)"
    }
    return found
  }

  /// Returns true if `path` from a folder on has each name in the case that its folder has.
  func isSpelled(_ path: String, in folder: String) -> Bool {
    spelled(path, in: folder).pathComponents == path.pathComponents
  }

  private func spelled(name: String, in folder: String) -> String {
    let composed = composed(name, in: folder)
    guard ignoresCase(of: composed, in: folder) else { return composed }
    let listing = entries(folder.isEmpty ? "/" : folder)
    if listing.names.contains(name) { return composed }
    return listing.folded[name.lowercased()].map { self.composed($0, in: folder) } ?? composed
  }

  /// The composed form of a name if it leads to the same file, else the name.
  func composed(_ name: String, in folder: @autoclosure () -> String) -> String {
    // Asked of every file of a walk; most names are ASCII.
    let composed = ComposedText.of(name)
    guard !composed.utf8.elementsEqual(name.utf8) else { return name }
    let folder = folder()
    guard let file = file("\(folder)/\(name)"), file == self.file("\(folder)/\(composed)") else {
      return name
    }
    return composed
  }

  /// Returns true if a name in another case leads to the same file as `name`.
  private func ignoresCase(of name: String, in folder: String) -> Bool {
    guard let other = Self.inOtherCase(name), let found = file("\(folder)/\(other)") else {
      return false
    }
    return found == file("\(folder)/\(name)")
  }

  /// Returns true if the folder that holds the one at `path` ignores the case of names, which is most
  /// likely true of what it holds.
  package func ignoresCase(at path: String) -> Bool {
    guard let parent = path.parentPath else { return false }
    return ignoresCase(of: String(path.lastPathComponent), in: String(parent))
  }

  /// The name with the other case of each ASCII letter, nil if it has none.
  private static func inOtherCase(_ name: String) -> String? {
    var hasLetter = false
    let bytes = name.utf8.map { byte in
      let isLetter = (0x41...0x5A).contains(byte & ~0x20) && byte < 0x80
      if isLetter { hasLetter = true }
      return isLetter ? byte ^ 0x20 : byte
    }
    return hasLetter ? String(decoding: bytes, as: UTF8.self) : nil
  }

  // MARK: - Lists

  /// Paths of another list as `files` spells them: those that differ in case alone from one of them.
  ///
  /// - Parameters:
  ///   - paths: what git says, which keeps the case that a file was added in.
  ///   - files: the files that a walk has found.
  package static func align(_ paths: [String], with files: some Sequence<String>) -> [String] {
    let known = Set(files)
    let folded = Dictionary(known.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
    return paths.map { known.contains($0) ? $0 : folded[$0.lowercased()] ?? $0 }
  }
}

// MARK: - The system

extension FileNames {
  /// The names of the file systems that are mounted.
  package static let system = FileNames(file: identity, entries: listing)

  private static func identity(_ path: String) -> Identity? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Listings with the states of their folders. Only folders that ignore case come here.
  private static let known = Mutex<[String: (stamp: FileStamp, listing: Listing)]>([:])

  private static func listing(_ folder: String) -> Listing {
    let stamp = FileStamp(of: folder)
    if let stamp, let known = known.withLock({ $0[folder] }), known.stamp == stamp {
      return known.listing
    }
    let listing = Listing(names(in: folder))
    if let stamp, stamp.isOlder(than: FileStamp.now) {
      known.withLock { $0[folder] = (stamp, listing) }
    }
    return listing
  }

  /// The names in a folder; none if it cannot be read.
  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // The name is the C string in the entry, which lives until the next call.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe EntryName(UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name.illFormed == nil { names.append(name.text) }
    }
    return names
  }
}
