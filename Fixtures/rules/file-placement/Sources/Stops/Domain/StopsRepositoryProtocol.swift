protocol StopsRepositoryProtocol: Sendable {}
