import Combine

/// Calls back whenever one of several objects changes.
struct Following<Source: ObservableObject> {  // expect: no-observable-object
  let sources: [Source]

  // expect-next: no-observable-object
  func first<Other>(of others: [Other]) -> Other? where Other: ObservableObject, Other: Hashable {
    others.first
  }

  func erase() -> [any ObservableObject] {  // expect: no-observable-object
    sources.map { $0 as any ObservableObject }  // expect: no-observable-object
  }

  func describe(_ value: Any) -> String {
    "observed: \(value is any ObservableObject)"  // expect: no-observable-object
  }
}

typealias SharedSource = ObservableObject & Sendable  // expect: no-observable-object

func makeSource() -> some ObservableObject {  // expect: no-observable-object
  PlaybackModel()
}
