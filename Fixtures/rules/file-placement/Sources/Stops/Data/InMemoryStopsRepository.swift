actor InMemoryStopsRepository: StopsRepositoryProtocol {}
