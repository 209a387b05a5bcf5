// expect-file: domain-repositories-protocols-only
protocol FruitRepositoryProtocol {}
