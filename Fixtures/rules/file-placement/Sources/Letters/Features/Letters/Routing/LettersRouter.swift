final class LettersRouter {}
