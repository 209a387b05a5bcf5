import Observation

/// Classes may be; a property with an attribute of that name is something else.
@Observable
final class Meter {
  struct Sample { var value = 0 }
}

struct Panel {
  @ObservableValue var reading = 0
}

@ObservableLike enum Kind { case one }

// @Observable struct Old {}
let text = "@Observable struct Old {}"
