enum AppError: Error, Equatable { case network, notFound }
enum State: Equatable { case loading, error(AppError) }
func fetch() throws { throw AppError.network }
func pass(_ error: Error) throws { throw error }
