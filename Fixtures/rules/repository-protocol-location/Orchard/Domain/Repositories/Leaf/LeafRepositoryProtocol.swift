public protocol LeafRepositoryProtocol {}
