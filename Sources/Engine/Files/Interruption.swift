import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The things that an interrupted run must clean up: incomplete files, and programs that it has
/// started.
///
/// One thread waits for the signals, which all others have blocked. So nothing has to be safe in a
/// handler of signals, which little is.
package enum Interruption {
  private struct State {
    /// The paths of files that are being written.
    var drafts: Set<String> = []
    var children: Set<pid_t> = []
    /// How many parts of the run have to be finished first.
    var deferrals = 0
    /// The signal that ends the run, as soon as nothing defers it.
    var signal: Int32?
  }

  private static let state = Mutex(State())

  /// The signals by which people and systems end a run.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Leaves the signals to ``wait()``. Threads inherit this, so that it has to come before them.
  package static func prepare() {
    var watched = watched
    _ = unsafe pthread_sigmask(SIG_BLOCK, &watched, nil)
  }

  /// Waits for one of the signals until the process ends otherwise.
  package static func wait() -> Never {
    var watched = watched
    while true {
      var received: Int32 = 0
      guard unsafe sigwait(&watched, &received) == 0, received != 0 else {
        // There is none to wait for.
        pause()
        continue
      }
      let signal = received
      state.withLock { state in
        if state.deferrals == 0 { end(signal, &state) } else { state.signal = signal }
      }
    }
  }

  private static var watched: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals where !isIgnored(signal) { unsafe sigaddset(&set, signal) }
    return set
  }

  /// Does what must not be left half done; a signal ends the run after it.
  package static func deferring<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    state.withLock { $0.deferrals += 1 }
    defer {
      state.withLock { state in
        state.deferrals -= 1
        if state.deferrals == 0, let signal = state.signal { end(signal, &state) }
      }
    }
    return try body()
  }

  // MARK: - What there is to remove

  static func willWrite(_ draft: String) { state.withLock { _ = $0.drafts.insert(draft) } }

  static func hasWritten(_ draft: String) { state.withLock { _ = $0.drafts.remove(draft) } }

  static func hasStarted(_ child: pid_t) { state.withLock { _ = $0.children.insert(child) } }

  /// To be called before the child's number may be given to another process.
  static func willReap(_ child: pid_t) { state.withLock { _ = $0.children.remove(child) } }

  // MARK: - Signals

  /// Returns true if the parent process asked to ignore the signal, as `nohup` does.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Clears up and ends the process by `signal`. It does not return, so that no other thread writes
  /// anything from now on that would have to be removed.
  private static func end(_ signal: Int32, _ state: inout State) {
    for draft in state.drafts { unsafe unlink(draft) }
    for child in state.children { kill(child, SIGTERM) }
    platformSignal(signal, SIG_DFL)
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, signal)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(signal)
    _exit(128 + signal)
  }

  /// `signal` of the platform's C library, which names of variables hide.
  private static func platformSignal(
    _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
  ) {
    #if canImport(Glibc)
      _ = Glibc.signal(number, handler)
    #elseif canImport(Musl)
      _ = Musl.signal(number, handler)
    #else
      _ = Darwin.signal(number, handler)
    #endif
  }
}
