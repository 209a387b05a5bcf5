#if canImport(Glibc)
  import Glibc

  // Swift does not import <malloc.h>. A look-up by name at run time finds nothing in a static binary.
  @_silgen_name("mallopt")
  private func mallopt(_ parameter: Int32, _ value: Int32) -> Int32

  @_silgen_name("malloc_trim")
  private func mallocTrim(_ pad: Int) -> Int32
#endif

/// The memory of the process, as far as the allocator of glibc needs advice.
package enum ProcessMemory {
  /// Has the system take back large arrays that are freed.
  ///
  /// glibc asks the system for each array of at least 128 KiB, but raises that bound with each one
  /// that is freed, to 32 MiB at most, and keeps what is below it: a tenth of the memory of a run over
  /// a million lines. <https://man7.org/linux/man-pages/man3/mallopt.3.html>
  package static func prepare() {
    #if canImport(Glibc)
      let thresholdOfMapping: Int32 = -3
      _ = mallopt(thresholdOfMapping, 1 << 20)
    #endif
  }

  /// Gives the pages that nothing uses back to the system: each worker has an area of its own, and
  /// the other threads cannot use what is free in it.
  /// <https://man7.org/linux/man-pages/man3/malloc_trim.3.html>
  static func trim() {
    #if canImport(Glibc)
      _ = mallocTrim(0)
    #endif
  }
}
