/// The answer to a request that fails.
package struct ResponseError: Error {
  /// Source: JSON-RPC 2.0, section 5.1; Language Server Protocol 3.17, "ErrorCodes"; Model Context
  /// Protocol 2026-07-28, "Error codes".
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case internalError = -32603
    case notInitialized = -32002
    case cancelled = -32800
    case unsupportedVersion = -32022
  }

  package let code: Code
  package let message: String
  /// More about the error, nil if there is nothing to add.
  package let data: MessageValue?

  package init(_ code: Code, _ message: String, data: MessageValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  package var json: MessageValue {
    var members: [String: MessageValue] = [
      "code": .integer(code.rawValue), "message": .string(message),
    ]
    if let data { members["data"] = data }
    return .object(members)
  }
}

/// A project that cannot be loaded, with the reason.
package struct ProjectFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
