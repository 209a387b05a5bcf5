import Synchronization

@testable import Audits

/// Files of audits in memory.
final class AuditFiles: Sendable {
  private struct File {
    var bytes: [UInt8] = []
    var writes = 0
  }

  private struct State {
    var files: [String: File] = [:]
    var links: [String: String] = [:]
  }

  private let state = Mutex(State())

  func write(_ text: String, to path: String) {
    state.withLock { state in
      state.files[path, default: File()].bytes = Array(text.utf8)
      state.files[path]?.writes += 1
    }
  }

  func link(_ path: String, to target: String) {
    state.withLock { $0.links[path] = target }
  }

  @Sendable func open(_ path: String) throws(AuditSource.Unreadable) -> AuditSource {
    let (target, file) = state.withLock { state in
      let target = state.links[path] ?? path
      return (target, state.files[target])
    }
    guard let file else { throw AuditSource.Unreadable(reason: "there is none") }
    return AuditSource(
      file.bytes,
      identity: AuditSource.Identity(file: target.utf8.map(UInt64.init), version: [file.writes]))
  }
}
