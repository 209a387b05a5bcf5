/// The limits on regular expressions, which bound the time and the memory that one can take.
enum ExpressionLimits {
  /// The depth of nested groups.
  static let nesting = 64
  /// The highest number in `{2,5}`.
  static let count = 1_000
  /// The steps of an expression with its counts written out. A character takes one step for each of
  /// its bytes, `.` about twenty, a set some for each of its ranges.
  static let steps = 20_000
}
