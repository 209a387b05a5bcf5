/// The revisions of the Model Context Protocol that the server speaks.
enum ProtocolRevision {
  /// The revision without a handshake: each request says what it speaks.
  static let stateless = "2026-07-28"
  /// Those that start with `initialize`, the newest first.
  static let withHandshake = ["2025-11-25", "2025-06-18"]

  static let all = [stateless] + withHandshake

  /// The revision of a connection whose client starts with `initialize`: the one that the client names, or
  /// else the newest with a handshake.
  static func negotiated(with asked: String?) -> String {
    asked.flatMap { withHandshake.contains($0) ? $0 : nil } ?? withHandshake[0]
  }
}
