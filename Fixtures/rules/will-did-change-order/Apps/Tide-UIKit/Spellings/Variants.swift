final class TidesController {
  private(set) var tides: [Tide] = []
  var willChange: (() -> Void)?
  var didChange: (() -> Void)?
  func add(_ tide: Tide) -> Bool {  // expect: will-did-change-order
    tides += [tide]
    return true
  }
  func rename(_ index: Int) { tides[index].names.append("high") }  // expect: will-did-change-order
}
