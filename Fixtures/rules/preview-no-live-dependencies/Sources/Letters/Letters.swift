#Preview { LettersView(store: LettersStore(repository: InMemoryLettersRepository())) }
final class InMemoryLettersRepository {}
