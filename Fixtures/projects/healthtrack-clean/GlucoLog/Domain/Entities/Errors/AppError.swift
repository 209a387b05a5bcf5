import Foundation

/// What can go wrong, in the words of the app.
enum AppError: Error, Equatable {
  case generalError
  case noInternet
  case badCredentials(String)
  case customError(String, Int)  // expect: apperror-cases
  case inputError(String, String)
}
