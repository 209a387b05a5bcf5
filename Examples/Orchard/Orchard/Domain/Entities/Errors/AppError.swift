import Foundation

/// Errors of the app.
enum AppError: Error, Equatable {
  case generalError
  case noInternet
  case badCredentials(String)
  case customError(String, Int?)
  case inputError(String, String)
}
