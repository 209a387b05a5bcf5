import Observation

/// The model of the screen.
@Observable
final class TreesViewModel {
  /* @Observable class Old {} */
  @ObservationIgnored private let formatter = TreeFormatter()
  let code = """
    @Observable
    class Old {}
    """
  let line = #"@Observable class Old {}"#
}

@MainActor
final class TreeFormatter {}

@ObservableState
final class TreeCounter {}

@Observable final class `TreeViewModel` {}

struct Tree {
  let Observable: Bool
}

/// Not observed, whatever it says in `@Observable` classes.
final class Watering: Sendable {}
