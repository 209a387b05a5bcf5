struct Frame {
  private let corners: [Float] = [0, 0, 1, 1]  // expect: consider-inline-array
  private let names: [String] = load()
  var depths: [Float] = [0, 0]
  var cells = Array(repeating: 0, count: 12)  // expect: consider-inline-array
  var rows = Array(repeating: 0, count: size)

  mutating func start() {
    cells.reserveCapacity(32)  // expect: consider-inline-array
    cells.reserveCapacity(size)
  }
}
