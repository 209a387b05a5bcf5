/// A text, line by line.
package struct TextLines: Sendable {
  package let bytes: ContiguousArray<UInt8>
  /// The first byte of each line.
  private let starts: [Int]

  package init(_ bytes: some Sequence<UInt8>) {
    let bytes = ContiguousArray(bytes)
    self.bytes = bytes
    var starts: [Int] = bytes.isEmpty ? [] : [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A && offset + 1 < bytes.count {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  package var count: Int { starts.count }

  /// The bytes of the line at `index`, counted from 0, without its line break.
  package subscript(index: Int) -> Range<Int> {
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The bytes of the line without white space around them.
  package func content(of index: Int) -> Range<Int> {
    let line = self[index]
    guard let first = line.first(where: { bytes[$0] > 0x20 }),
      let last = line.last(where: { bytes[$0] > 0x20 })
    else { return line }
    return first..<last + 1
  }

  /// The index of the line that holds the byte at `offset`.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// True if git would take the text for a file that is no text: a zero byte is near its start.
  package var isBinary: Bool { bytes.prefix(8_000).contains(0) }
}
