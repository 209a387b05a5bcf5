// expect-at Legacy/Features/Frost: min-six-tests, spec-present, feature-file-set
import Observation
import SwiftUI

final class FrostStore: ObservableObject {  // expect: store-requires-mainactor, observableobject-fallback-shape, store-transition-test
  @Published var degrees = 0
}

@MainActor
final class ThawStore: ObservableObject {  // expect: store-transition-test
  @Published var degrees = 0
}

@Observable  // expect: observable-needs-deployment
@MainActor
final class IceStore {  // expect: store-transition-test
  var degrees = 0
}

@available(iOS 17, *)
@Observable
@MainActor
final class SnowStore {  // expect: store-transition-test
  var centimetres = 0
}
