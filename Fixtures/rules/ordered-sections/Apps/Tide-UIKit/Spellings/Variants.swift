final class TidesController {
  private(set) var content: [Day: [Tide]] = [:]  // expect: ordered-sections
  var didChange: (() -> Void)?
}
