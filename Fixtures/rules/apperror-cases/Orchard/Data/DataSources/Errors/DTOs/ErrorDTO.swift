enum AppError { case old }
