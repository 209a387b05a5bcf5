import Engine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, read on a thread of its own: what comes is known while other threads work.
enum InputThread {
  /// The work of a thread, which it owns.
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The bytes of standard input as they come, until its end.
  static func chunks() -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      start {
        while let bytes = try? Input.nextBytes() { continuation.yield(bytes) }
        continuation.finish()
      }
    }
  }

  /// Starts a thread that ends with the process or with its work.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let work = unsafe Unmanaged.passRetained(Work(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(
        &thread, nil,
        { argument in
          unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
          return nil
        }, work)
    #else
      var thread = pthread_t()
      let status = unsafe pthread_create(
        &thread, nil,
        { argument in
          if let argument = unsafe argument {
            unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
          }
          return nil
        }, work)
    #endif
    // Without a thread, nothing is read, and the stream ends.
    if status != 0 { unsafe Unmanaged<Work>.fromOpaque(work).release() }
  }
}
