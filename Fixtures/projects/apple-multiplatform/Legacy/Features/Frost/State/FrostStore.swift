// expect-file: spec-present, feature-file-set
import Observation
import SwiftUI

final class FrostStore: ObservableObject {  // expect: store-requires-mainactor, observableobject-fallback-shape
  @Published var degrees = 0
}

@MainActor
final class ThawStore: ObservableObject {
  @Published var degrees = 0
}

@Observable  // expect: observable-needs-deployment
@MainActor
final class IceStore {
  var degrees = 0
}

@available(iOS 17, *)
@Observable
@MainActor
final class SnowStore {
  var centimetres = 0
}
