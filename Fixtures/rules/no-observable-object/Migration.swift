import Observation

/// A class that was an ObservableObject before.
@Observable
final class RadioModel {
  var station = "ObservableObject FM"

  /* ObservableObject, @Published and
     friends: /* class Old: ObservableObject {} */ all gone. */
  let note = #"class Old: ObservableObject { let a = "\(b)" }"#

  var help: String {
    """
    A class that conforms to ObservableObject:

        final class Old: ObservableObject {}
    """
  }
}

struct MyObservableObjectFactory {
  let observableObject = RadioModel()

  func make() -> ObservableObjects { .init(ObservableObject: "observed") }
}

struct ObservableObjects {
  let names: [String]

  init(ObservableObject: String) { names = ["ObservableObject", "observed"] }
}

enum Wrapper: String {
  case ObservableObject, StateObject

  static let preferred = Wrapper.ObservableObject

  var isOld: Bool {
    self == .ObservableObject || rawValue.wholeMatch(of: /ObservableObject.*/) != nil
  }
}
