protocol BerthRepositoryProtocol {}
