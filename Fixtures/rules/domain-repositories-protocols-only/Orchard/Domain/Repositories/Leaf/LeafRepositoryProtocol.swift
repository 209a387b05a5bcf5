protocol LeafRepositoryProtocol {}
