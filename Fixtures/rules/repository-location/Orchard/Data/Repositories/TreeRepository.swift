final class TreeRepository: TreeRepositoryProtocol {}
