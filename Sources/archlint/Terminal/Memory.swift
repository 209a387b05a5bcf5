#if canImport(Glibc)
  import Glibc
#endif

/// The memory of the process.
enum Memory {
  /// Has the system take back large arrays that are freed.
  ///
  /// glibc asks the system for each array of at least 128 KiB, but raises that bound with each one
  /// that is freed, to 32 MiB at most, and keeps what is below it: a tenth of the memory of a run over
  /// a million lines. <https://man7.org/linux/man-pages/man3/mallopt.3.html>
  static func prepare() {
    #if canImport(Glibc)
      // Swift does not import <malloc.h>, so the function is looked up by its name.
      typealias Setter = @convention(c) (_ parameter: Int32, _ value: Int32) -> Int32
      guard let address = unsafe dlsym(nil, "mallopt") else { return }
      let thresholdOfMapping: Int32 = -3
      _ = unsafe unsafeBitCast(address, to: Setter.self)(thresholdOfMapping, 1 << 20)
    #endif
  }
}
