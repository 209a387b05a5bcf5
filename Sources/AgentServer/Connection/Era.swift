import Serving

/// The revision that a request speaks.
struct Era: Sendable {
  /// True if the request says by itself what it speaks, as revisions without a handshake have it.
  let isStateless: Bool

  private static let prefix = "io.modelcontextprotocol/"

  /// - Parameters:
  ///   - parameters: those of a request.
  ///   - negotiated: the revision that a handshake has settled.
  init(_ parameters: MessageValue, negotiated: String?) throws(ResponseError) {
    let meta = parameters["_meta"]
    guard let version = meta?["\(Self.prefix)protocolVersion"] else {
      isStateless = false
      return
    }
    guard let version = version.string else {
      throw ResponseError(.invalidParameters, "the protocol version is a text")
    }
    if version == negotiated {
      isStateless = false
      return
    }
    guard version == ProtocolRevision.stateless else {
      throw ResponseError(
        .unsupportedVersion, "the server does not speak this version of the protocol",
        data: [
          "supported": .array(ProtocolRevision.all.map { .string($0) }),
          "requested": .string(version.quotable),
        ])
    }
    guard case .object? = meta?["\(Self.prefix)clientCapabilities"] else {
      throw ResponseError(
        .invalidParameters, "'_meta' needs '\(Self.prefix)clientCapabilities'")
    }
    isStateless = true
  }

  /// The parameters that a request without a handshake needs.
  static let meta: MessageValue = [
    "\(prefix)protocolVersion": .string(ProtocolRevision.stateless),
    "\(prefix)clientCapabilities": [:],
  ]

  static func serverInfo(version: String) -> MessageValue {
    ["name": "archlint", "title": "archlint", "version": .string(version)]
  }

  /// A result that clients may keep: it is the same for all of them.
  func cacheable(_ result: [String: MessageValue]) -> [String: MessageValue] {
    guard isStateless else { return result }
    return result.merging(["ttlMs": 3_600_000, "cacheScope": "public"]) { $1 }
  }

  /// A result about files, which may change at once.
  func current(_ result: [String: MessageValue]) -> [String: MessageValue] {
    guard isStateless else { return result }
    return result.merging(["ttlMs": 0, "cacheScope": "private"]) { $1 }
  }

  /// The result with what the revision asks of each.
  func complete(_ result: [String: MessageValue], version: String) -> MessageValue {
    guard isStateless else { return .object(result) }
    return .object(
      result.merging([
        "resultType": "complete",
        "_meta": ["\(Self.prefix)serverInfo": Self.serverInfo(version: version)],
      ]) { $1 })
  }
}
