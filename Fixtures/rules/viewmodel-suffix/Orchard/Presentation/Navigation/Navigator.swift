import Observation

@Observable
final class Navigator {}
