protocol TreeRepositoryProtocol {}
protocol SeedRepositoryProtocol {}
