import Dependencies
import Observation
import SwiftUI

/// The list of beds.
@MainActor
@Observable
final class BedsViewModel {  // expect: viewmodel-final-class, viewmodel-mainactor, test-file-per-type

  // MARK: - Input
  enum Input { case appear, close }  // expect: viewmodel-section-marks

  // MARK: - Output
  struct Output {  // expect: viewmodel-section-marks
    var beds: [Bed]  // expect: viewmodel-output-value-struct
    var showAlert = false  // expect: viewmodel-effect-not-in-output
    var isLoading = false
  }

  // MARK: - Effect
  enum Effect: Equatable {  // expect: viewmodel-section-marks, effect-equatable
    case closed(String)
  }

  var output = Output(beds: [])  // expect: viewmodel-output-private-set
  var effect: Effect?
  var selected: Bed?  // expect: viewmodel-no-extra-state

  @ObservationIgnored
  @Dependency(\.plantService) private var plants  // expect: dependency-observation-ignored
  private let entity: BedEntity?  // expect: repository-returns-domain, layer-references

  init() { entity = nil }

  // MARK: - Input Handler
  func onInput(_ input: Input) {  // expect: viewmodel-section-marks
    switch input {
    case .appear: Task { await load() }
    default: break  // expect: viewmodel-single-input-handler
    }
  }

  func load() async {  // expect: viewmodel-no-public-methods, loading-flag-defer
    output.isLoading = true
    output.beds = []
    output.isLoading = false
  }

  private func loadMoreBeds() async { output.beds += [] }  // expect: pagination-guard
}

/// The state of the watering, as it was before.
@MainActor
final class WateringViewModel: ObservableObject {  // expect: viewmodel-observable, viewmodel-input-output-effect, viewmodel-mainactor, no-observable-object, test-file-per-type
  @Published private var level = 0.0  // expect: no-observable-object

  init() {}
}

/// The sensors of the greenhouse.
@MainActor
@Observable
final class SensorsViewModel {  // expect: viewmodel-effect-property, test-file-per-type
  // MARK: - Input
  enum Input { case appear }

  // MARK: - Output
  struct Output { var count = 0 }

  // MARK: - Effect
  enum Effect { case broken }

  private(set) var output = Output()

  // MARK: - Input Handler
  func onInput(_ input: Input) {
    switch input {
    case .appear:
      Task { for await count in counts { output.count = count } }  // expect: task-lifecycle
    }
  }
}
