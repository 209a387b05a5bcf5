@Observable final class Double { var count = 1 }
