/// A parameter of a type may have any name, also one of the system's.
struct Watched<ObservableObject> {
  let object: ObservableObject

  func map<Other>(_ change: (ObservableObject) -> Other) -> Other { change(object) }
}

func first<ObservableObject>(of objects: [ObservableObject]) -> ObservableObject? { objects.first }

final class Watcher: ObservableObject {}  // expect: no-observable-object
