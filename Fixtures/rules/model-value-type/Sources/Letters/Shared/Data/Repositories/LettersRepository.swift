final class LettersRepository {}
