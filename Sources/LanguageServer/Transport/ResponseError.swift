/// The answer to a request that fails.
struct ResponseError: Error {
  /// Source: JSON-RPC 2.0, section 5.1, and Language Server Protocol 3.17, "ErrorCodes".
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case internalError = -32603
    case notInitialized = -32002
    case cancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: MessageValue { ["code": .integer(code.rawValue), "message": .string(message)] }
}

/// A project that cannot be loaded, with the reason.
package struct ProjectFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
