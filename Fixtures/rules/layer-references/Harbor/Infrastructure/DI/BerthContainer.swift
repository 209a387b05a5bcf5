enum BerthContainer { static func make() -> BerthRepositoryProtocol { BerthRepository() } }
