#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(Glibc) || canImport(Musl)
  // Swift does not import what is beyond POSIX.
  @_silgen_name("pthread_getattr_default_np")
  private func readDefault(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32

  @_silgen_name("pthread_setattr_default_np")
  private func setDefault(_ attributes: UnsafePointer<pthread_attr_t>) -> Int32
#endif

/// The stacks of the threads that Swift starts for tasks.
package enum ThreadStack {
  /// The size in bytes that a thread gets at least on Linux.
  package static let leastSize = 1 << 20

  /// Gives threads that start from now on at least ``leastSize`` bytes.
  ///
  /// musl gives threads 128 KiB, and glibc what `ulimit -s` says, which may be as little. macOS gives
  /// the threads of tasks 512 KiB, whatever a program asks for.
  /// <https://man7.org/linux/man-pages/man3/pthread_setattr_default_np.3.html>
  package static func prepare() {
    #if canImport(Glibc) || canImport(Musl)
      unsafe withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
        guard let attributes = memory.baseAddress, unsafe readDefault(attributes) == 0 else {
          return
        }
        defer { unsafe pthread_attr_destroy(attributes) }
        var size = 0
        guard unsafe pthread_attr_getstacksize(attributes, &size) == 0, size < leastSize,
          unsafe pthread_attr_setstacksize(attributes, leastSize) == 0
        else { return }
        // Where it is refused, threads keep the size that they would have had.
        _ = unsafe setDefault(attributes)
      }
    #endif
  }
}
