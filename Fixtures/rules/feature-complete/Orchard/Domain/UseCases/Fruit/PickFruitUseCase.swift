protocol PickFruitUseCaseProtocol {}
