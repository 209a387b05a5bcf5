#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The state of a file as far as the system tells without reading it: another one after each change.
package struct FileStamp: Sendable, Hashable {
  private let size: Int64
  private let file: UInt64
  private let modified: Int64
  private let changed: Int64

  /// The state of the file at `path`, links followed; nil if there is none.
  package init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    size = Int64(status.st_size)
    file = UInt64(status.st_ino)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  /// The time on the clock of the file system, in nanoseconds.
  package static var now: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// How long the clock of a file system may show the same time.
  private static let tick: Int64 = 20_000_000

  /// Returns true if the file cannot change any more without another time in its stamp.
  package func isOlder(than now: Int64) -> Bool { max(modified, changed) + Self.tick < now }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
