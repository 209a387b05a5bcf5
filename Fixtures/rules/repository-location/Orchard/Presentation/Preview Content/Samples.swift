final class EmptyRepository {}
