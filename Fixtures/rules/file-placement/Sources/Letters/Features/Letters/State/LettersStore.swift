final class LettersStore { enum LoadError {} }
