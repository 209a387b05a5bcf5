extension LeafRepositoryProtocol {}
