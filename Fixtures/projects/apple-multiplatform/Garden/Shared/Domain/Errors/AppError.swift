enum AppError: Error, Equatable {
  case network
  case notFound
}
