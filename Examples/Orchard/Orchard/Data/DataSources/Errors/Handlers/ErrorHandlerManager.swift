import Foundation

/// Turns errors of the server into errors of the app.
struct ErrorHandlerManager: Sendable {
  func handle(_ error: any Error) -> AppError {
    error is URLError ? .noInternet : .generalError
  }
}
