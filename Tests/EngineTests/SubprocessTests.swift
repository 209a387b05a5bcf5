import Foundation
import Testing

@testable import Engine

/// Programs that archlint runs.
@Suite struct SubprocessTests {
  private func shell(_ script: String) throws -> Subprocess.Result {
    try Subprocess.run(["/bin/sh", "-c", script])
  }

  @Test func `a program ends with its status or with the signal that ended it`() throws {
    #expect(try shell("exit 3").status == 3)
    #expect(try shell("kill -TERM $$").status == 128 + 15)
  }

  @Test func `signals do not end the wait for a program`() throws {
    var action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = { _ in }
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = { _ in }
    #else
      unsafe action.__sigaction_handler.sa_handler = { _ in }
    #endif
    var former = sigaction()
    unsafe sigaction(SIGUSR1, &action, &former)
    defer { unsafe sigaction(SIGUSR1, &former, nil) }
    // The threads on which tests run may block signals.
    var signals = sigset_t()
    var formerMask = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGUSR1)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, &formerMask)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &formerMask, nil) }
    let sender = SignalSender(to: CurrentThread())
    defer { sender.stop() }
    // The program closes its output first, so that only its end is waited for.
    #expect(try shell("exec >&- 2>&-; sleep 0.3; exit 3").status == 3)
  }
}

/// The thread on which it is made. Its id is a pointer on Darwin, and a number elsewhere.
@safe
private struct CurrentThread: @unchecked Sendable {
  #if canImport(Darwin)
    private let id = unsafe pthread_self()

    func receive(_ signal: Int32) { unsafe pthread_kill(id, signal) }
  #else
    private let id = pthread_self()

    func receive(_ signal: Int32) { pthread_kill(id, signal) }
  #endif
}

/// Sends a signal to a thread, again and again.
private final class SignalSender: @unchecked Sendable {
  private let lock = NSLock()
  private var isActive = true

  init(to thread: CurrentThread) {
    Thread.detachNewThread { [self] in
      while send(to: thread) { usleep(5_000) }
    }
  }

  private func send(to thread: CurrentThread) -> Bool {
    lock.withLock {
      if isActive { thread.receive(SIGUSR1) }
      return isActive
    }
  }

  func stop() { lock.withLock { isActive = false } }
}
