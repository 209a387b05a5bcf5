enum AppError: Error { case sample }
