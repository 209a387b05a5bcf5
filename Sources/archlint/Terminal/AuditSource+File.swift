import Audits
import Engine

extension AuditSource {
  /// Opens the file of an audit.
  @Sendable static func file(_ path: String) throws(Unreadable) -> AuditSource {
    let reader: FileReader
    do throws(FileSystem.Failure) { reader = try FileReader(path) } catch {
      throw Unreadable(reason: error.reason)
    }
    let identity = reader.identity
    return AuditSource(
      identity: Identity(
        file: [identity.device, identity.number],
        version: [identity.size, identity.seconds, identity.nanoseconds])
    ) { reader.source(from: $0) }
  }
}
