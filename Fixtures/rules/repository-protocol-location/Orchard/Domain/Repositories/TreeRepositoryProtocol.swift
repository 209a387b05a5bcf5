protocol TreeRepositoryProtocol {}
