final class StrangeViewModel { let use: StrangeUseCaseProtocol }
