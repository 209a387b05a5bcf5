indirect enum
  AppError:  // expect: apperror-location
  Error { case generalError }
enum TreeError: Error { case fallen }
enum Tree { enum AppError: Error { case nested } }
extension AppError { static var offline: AppError { .generalError } }
