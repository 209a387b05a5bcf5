import Buffers

/// The offsets at which the lines of a file start. They turn byte offsets into lines and columns.
///
/// A line ends with LF, CR LF or CR, as the compiler counts them.
public struct LineTable: Sendable {
  /// The offset of the first byte of each line.
  public private(set) var starts: ContiguousArray<UInt32> = [0]

  /// The lines of the file in `buffer`.
  public init(_ buffer: borrowing SourceBuffer) {
    let bytes = buffer.padded.view
    let count = buffer.count
    var offset = 0
    while offset < count {
      let chunk = EightBytes.load(bytes, at: offset)
      let breaks =
        EightBytes.zeros(chunk ^ EightBytes.repeating(0x0A))
        | EightBytes.zeros(chunk ^ EightBytes.repeating(0x0D))
      if breaks == 0 {
        offset &+= 8
        continue
      }
      offset &+= breaks.trailingZeroBitCount &>> 3
      guard offset < count else { break }
      if bytes[offset] == 0x0D && bytes[offset + 1] == 0x0A { offset &+= 1 }
      offset &+= 1
      if offset <= count { starts.append(UInt32(truncatingIfNeeded: offset)) }
    }
  }

  /// The 1-based line and UTF-8 column of the byte at `offset`.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let line = max(1, starts.partitioningIndex { Int($0) > offset })
    return (line, offset - Int(starts[line - 1]) + 1)
  }
}
