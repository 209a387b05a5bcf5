import Foundation

/// Turns what servers, decoders and disks throw into errors of the app.
enum ErrorHandlerManager {
  static func appError(from error: Error) -> AppError {
    switch error {
    case let error as AppError: error
    case let error as URLError: appError(from: error)
    case is DecodingError, is EncodingError: .customError("data", nil)
    default: .generalError
    }
  }

  static func appError(fromStatus status: Int) -> AppError {
    status == 401 || status == 403 ? .badCredentials("\(status)") : .customError("server", status)
  }

  private static func appError(from error: URLError) -> AppError {
    switch error.code {
    case .notConnectedToInternet, .networkConnectionLost, .dataNotAllowed: .noInternet
    case .userAuthenticationRequired: .badCredentials("session")
    default: .generalError
    }
  }
}
