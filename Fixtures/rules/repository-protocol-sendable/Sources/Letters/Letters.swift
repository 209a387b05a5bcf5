protocol LettersRepositoryProtocol: Sendable {}
protocol CacheServiceProtocol: Actor {}
protocol AlbumsRepositoryProtocol: LettersRepositoryProtocol {}
protocol Drawable {}
