/// The limits on globs, which bound the time and the memory that one can take.
enum GlobLimits {
  /// The depth of nested braces.
  static let nesting = 32
  /// The patterns that the braces of one glob make.
  static let alternatives = 1024
  /// The tokens of all these patterns together, counted whenever one is copied.
  static let tokens = 1 << 18
}
