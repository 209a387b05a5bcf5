protocol TreeRepositoryProtocol {}
protocol SeedRepository {}
