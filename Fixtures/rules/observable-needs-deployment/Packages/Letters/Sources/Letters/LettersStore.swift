import Observation
@Observable final class LettersStore {}
