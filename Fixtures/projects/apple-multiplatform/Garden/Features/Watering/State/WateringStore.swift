// expect-at Garden/Features/Watering: min-six-tests, feature-file-set
import Observation
import SwiftUI
import os

let wateringLogger = Logger(subsystem: "app.garden", category: "Watering")  // expect: logger-declaration

@Observable
class WateringStore {  // expect: store-requires-mainactor, store-final-class, store-intent-only-mutation, store-transition-test
  var state: State = .loading
  var repository: ScheduleRepository?  // expect: store-depends-on-protocol

  enum State {  // expect: state-enum-equatable, explicit-state-enum
    case loading
    case error(AppError)
    case content([Int])
  }

  init() {
    Task { await water() }  // expect: store-side-effects-isolated
  }

  func water() async {
    Task.detached { self.state = .loading }  // expect: no-state-mutation-off-main
    wateringLogger.info("seven days")
    for day in 1...7 { print(day) }  // expect: no-log-spam, no-print-logging
  }
}

@MainActor
@Observable
final class DroughtStore {  // expect: store-transition-test
  private(set) var state: State = .loading

  enum State: Equatable {
    case loading
    case empty
    case error(AppError)
    case content([Int])
  }

  func load() async {  // expect: deterministic-transitions
    state = .loading
    do {
      state = .content([try await days()])
    } catch {
      print(error)  // expect: no-print-logging
    }
  }

  private func days() async throws -> Int { 3 }
}

@MainActor
final class RainStore: ObservableObject {  // expect: prefer-observable, store-transition-test
  @Published var millimetres = 0  // expect: prefer-observable
}

extension WateringStore {
  // Whose type is on the main actor.
  private static var lastDay = 0
}
