// expect-file: file-name-pascalcase

/// How large texts are drawn.
enum textSizes {  // expect: type-name-pascalcase
  static let TITLE = 28.0  // expect: constant-camelcase
  static var Body = 17.0  // expect: variable-camelcase

  /// Who is being read to.
  enum Reader {
    case everybody
    case Far_Sighted  // expect: enum-case-camelcase
  }
}
