#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that the process may have open at once: 256 on macOS, unless somebody raises the limit.
package enum OpenFiles {
  /// The most files that workers have open at once, whatever their number.
  static let most = 128

  /// A limit with room for the workers, for pipes to git and for what the system opens itself. Programs
  /// that archlint starts have it, too, and some cannot handle numbers from 1024 on.
  private static let enough: rlim_t = 1024

  /// Raises the limit of the process where the system allows it.
  package static func prepare() {
    var limit = rlimit()
    guard read(&limit), limit.rlim_cur < enough, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = min(enough, limit.rlim_max)
    _ = unsafe setrlimit(resource, &limit)
  }

  /// The most workers that may have a file open each: half of the limit stays for everything else.
  static var shares: Int { shares(of: limit) }

  /// - Parameter limit: how many files the process may have open; nil if that is not known.
  static func shares(of limit: Int?) -> Int { max(1, min(most, (limit ?? 2 * most) / 2)) }

  /// The reason why no more files can be opened.
  static var exhaustion: String {
    let limit = limit.map { " (the limit is \($0))" } ?? ""
    return "too many files are open at once\(limit); 'ulimit -n 1024' in the shell raises the limit"
  }

  /// How many files the process may have open; nil if that is not known.
  private static var limit: Int? {
    var limit = rlimit()
    return read(&limit) ? Int(clamping: limit.rlim_cur) : nil
  }

  private static func read(_ limit: inout rlimit) -> Bool {
    unsafe getrlimit(resource, &limit) == 0
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
