import JSON

/// Records of one project that are one after the other in a file.
struct Segment: Hashable, Sendable {
  /// Where the first starts.
  let start: JSONPlace
  /// The offset after the last.
  let end: Int
  let count: Int
}
