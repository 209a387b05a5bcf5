actor LettersRepository: LettersRepositoryProtocol { var letters: [Letter] = [] }
