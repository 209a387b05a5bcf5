struct Reason: Error {}
enum AppError: Error { case generalError }
