enum AppError: Error { case generalError }
struct AppErrorReport {}
