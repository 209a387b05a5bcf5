final class LettersStore { let repository: any LettersRepositoryProtocol }
