enum AppError: Error { case network }
