enum AppError: Sendable, LocalizedError {
  case generalError, noInternet
  case badCredentials(String)
  case customError(String, Optional<Int>)
  indirect case inputError(field: String, _ reason: String)
  case timeout(Int)
}

enum AppErrorKind { case general }
