let store = LettersStore(repository: repository)
final class LettersStore {}
