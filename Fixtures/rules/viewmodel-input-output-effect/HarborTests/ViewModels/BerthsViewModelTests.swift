final class StubViewModel { var level = 0 }
