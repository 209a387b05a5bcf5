/// The version of archlint.
enum Version {
  /// The version that reports name.
  static let current = "0.1.0"
}
