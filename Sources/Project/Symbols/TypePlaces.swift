import SwiftSource

/// The parts of a file in which only types are, asked for tokens in ascending order.
///
/// The outline knows the types of declarations; those in expressions are found by what is
/// before them: `as`, `is`, `->` and `<`.
struct TypePlaces {
  /// The types of declarations, each as the index of its first token above the one after its last,
  /// in ascending order.
  private let ranges: ContiguousArray<UInt64>
  private var next = 0
  /// Where the types that have started end.
  private var end = 0

  init(_ file: SourceFile) {
    var ranges = ContiguousArray<UInt64>()
    func add(_ range: TokenRange) {
      guard !range.isEmpty else { return }
      ranges.append(UInt64(UInt32(bitPattern: range.start)) << 32 | UInt64(range.end))
    }
    for declaration in file.outline.declarations {
      add(declaration.type)
      add(declaration.whereClause)
    }
    for parameter in file.outline.parameters { add(parameter.type) }
    for parameter in file.outline.genericParameters { add(parameter.constraint) }
    for range in file.outline.inheritedTypes { add(range) }
    ranges.sort()
    self.ranges = ranges
  }

  /// Goes on to `token`.
  @inline(__always)
  mutating func advance(to token: Int) {
    while next < ranges.count, Int(ranges[next] >> 32) <= token {
      end = max(end, Int(ranges[next] & 0xFFFF_FFFF))
      next += 1
    }
  }

  /// Returns true if `token`, the last one advanced to, is in a type.
  @inline(__always)
  func contains(_ token: Int) -> Bool { token < end }

  /// Adds the type after the token `sign`, which is `->`, or `as` or `is`, with or without `?` or
  /// `!`.
  mutating func addType(behind sign: Int, _ tokens: ContiguousArray<Token>) {
    advance(to: sign)
    guard !contains(sign) else { return }
    let isMarked = tokens[sign + 1].kind == .question || tokens[sign + 1].kind == .exclamation
    end = tokens.endOfType(at: sign + (isMarked ? 2 : 1))
  }

  /// Adds the generic arguments after the `<` at `angle`, if any are there.
  mutating func addArguments(at angle: Int, _ tokens: ContiguousArray<Token>) {
    advance(to: angle)
    guard !contains(angle), let end = tokens.endOfGenericArguments(at: angle) else { return }
    self.end = end
  }
}
