import Foundation

/// What an alert says.
struct AlertModel: Identifiable {
  let id = UUID()
  let title: String
  let message: String

  init(error: AppError) {
    title = Texts.errorTitle
    message =
      switch error {
      case .generalError: Texts.generalError
      case .noInternet: Texts.noInternet
      case .badCredentials(let reason): reason
      case .customError(let reason, let code): code.map { "\(reason) (\($0))" } ?? reason
      case .inputError(let field, let value): "\(field): \(value)"
      }
  }
}
