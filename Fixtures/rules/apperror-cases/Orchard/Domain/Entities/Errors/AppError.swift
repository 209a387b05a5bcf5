/// case inputError(String, String)
enum AppError {  // expect: apperror-cases
  case generalError
  case badCredentials(reason: String)
  case customError(String, Int)  // expect: apperror-cases
  case noInternet(Int), expired  // expect: apperror-cases

  var title: String { "case inputError" }
}
