import Observation
import SwiftUI

@MainActor  // expect: redundant-mainactor
@Observable
final class TreesModel {
  func prune() {
    Task { @MainActor in grow() }
  }

  func grow() {}
}

@MainActor final class LeafViewModel {}  // expect: redundant-mainactor

@MainActor  // expect: redundant-mainactor
struct TreesView: View {
  @MainActor func water() {}
}

@MainActor
final class Gardener {}

@MainActor
protocol Router {
  @MainActor func push()
}

nonisolated struct Height {}
