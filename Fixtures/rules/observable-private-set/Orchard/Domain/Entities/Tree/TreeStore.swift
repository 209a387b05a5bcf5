@Observable
final class TreeStore { var trees = 1 }
