import Buffers

extension SourceBuffer {
  /// The reason why the bytes are no text in UTF-8.
  public enum EncodingProblem: Hashable, Sendable {
    /// The byte order mark of UTF-16 or UTF-32 starts the file.
    case byteOrderMark
    /// git-crypt has encrypted the file.
    case encrypted
    /// One of the first two bytes is zero, as in UTF-16 without a mark and in files that are no text.
    case zeroBytes
    /// Bytes that are no UTF-8 on a line, which counts from 1.
    case illFormed(line: Int)
  }

  /// The reason why the bytes are no text in UTF-8, nil if they are.
  ///
  /// Zero bytes later in a text are no problem: Swift takes them for white space.
  public var encodingProblem: EncodingProblem? {
    if let problem = markProblem { return problem }
    if hasPrefix(Self.markOfGitCrypt) { return .encrypted }
    if count > 1, padded[0] == 0 || padded[1] == 0 { return .zeroBytes }
    return firstIllFormedByte.map { .illFormed(line: lineFeeds(in: 0..<$0) + 1) }
  }

  /// The start of a file that git-crypt has encrypted, as its `commands.cpp` tests for it.
  private static let markOfGitCrypt: [UInt8] = [0] + Array("GITCRYPT".utf8) + [0]

  private func hasPrefix(_ bytes: [UInt8]) -> Bool {
    count >= bytes.count && padded[0] == bytes[0] && padded.prefix(bytes.count).elementsEqual(bytes)
  }

  /// The problem that a byte order mark of UTF-16 or UTF-32 starts the file, nil if none does.
  public var markProblem: EncodingProblem? {
    let first = (padded[0], padded[1])
    let isMarked = count > 1 && (first == (0xFF, 0xFE) || first == (0xFE, 0xFF))
    return isMarked ? .byteOrderMark : nil
  }

  /// Eight bytes at a time where all are ASCII, as in most files.
  private var firstIllFormedByte: Int? {
    let bytes = padded.view
    var offset = 0
    while offset < count {
      let high = EightBytes.load(bytes, at: offset) & EightBytes.highBits
      guard high != 0 else {
        offset &+= 8
        continue
      }
      offset &+= high.trailingZeroBitCount &>> 3
      let scalar = decodeScalar(bytes, at: offset)
      guard scalar.value != nil else { return offset }
      offset &+= scalar.length
    }
    return nil
  }
}
