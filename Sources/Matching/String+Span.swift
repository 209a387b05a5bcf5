import Buffers

extension String {
  /// The text of the bytes in `range`, ill-formed UTF-8 replaced.
  package init(copying bytes: BufferView<UInt8>, _ range: Range<Int>) {
    self.init(decoding: range.map { bytes[$0] }, as: UTF8.self)
  }
}
