// expect-file: file-name-pascalcase

/// How large texts are drawn.
enum textSizes {  // expect: type-name-pascalcase
  private static let TITLE = 28.0  // expect: constant-camelcase
  private static var Body = 17.0  // expect: variable-camelcase

  // expect-next: mark-sections
  // MARK: Private Methods

  private static func rounded(_ size: Double) -> Double { size.rounded() }

  // expect-next: mark-order
  // MARK: - Public Methods

  static func size(for reader: Reader) -> Double { rounded(reader == .everybody ? Body : TITLE) }

  /// Who is being read to.
  enum Reader {
    case everybody
    case Far_Sighted  // expect: enum-case-camelcase
  }
}
