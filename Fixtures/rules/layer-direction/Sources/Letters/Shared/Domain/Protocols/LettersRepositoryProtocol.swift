protocol LettersRepositoryProtocol {}
