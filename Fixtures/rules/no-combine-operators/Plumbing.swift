import Foundation

/// A kitchen has a sink, chores are assigned, boxes are stored: model.rain.sink { }.
struct Kitchen {
  var boxes: [Box] = []

  mutating func tidy() {
    kitchen.sink { $0.fill() }
    chores.assign(to: "Ada", on: monday)
    chores.assign(to: &people)
    cellar.store(in: &boxes)
    let text = "rain.sink { } .store(in: &bag)"
  }

  func sink(_ body: () -> Void) {}
}
