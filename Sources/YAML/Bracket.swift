/// A bracket that is open.
struct Bracket {
  /// Its place.
  let mark: YAMLMark
  /// `[` or `{`.
  let name: String
  /// The byte that closes it.
  let close: UInt8
  /// The indentation of the collection around it, which its lines have to exceed.
  let indent: Int
}
