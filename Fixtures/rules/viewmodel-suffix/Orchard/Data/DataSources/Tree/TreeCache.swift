import Observation

@Observable
final class TreeCache {}
