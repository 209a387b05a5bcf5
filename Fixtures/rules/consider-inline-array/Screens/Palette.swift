struct Palette {
  private let shades: [Float] = [0, 0.5, 1]
}
