enum BerthsRepositoryProtocol {}
