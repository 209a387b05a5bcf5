import Buffers

/// The bytes of one source file, followed by zero bytes that are not part of it.
///
/// The padding lets the lexer look ahead and load eight bytes at a time without a check for the end
/// of the file. A buffer is reused from file to file, so that reading a file allocates nothing once
/// the largest one has been seen.
public struct SourceBuffer: Sendable {
  /// The number of zero bytes after the last byte of the file.
  public static let padding = 16

  /// The padding. An array is appended at once, also where no optimizer has looked at the code.
  private static let zeros = ContiguousArray<UInt8>(repeating: 0, count: padding)

  /// The largest file that can be lexed, in bytes: token offsets are 32 bits wide.
  public static let maximumCount = Int(UInt32.max) - padding

  /// The file's bytes and the padding.
  public private(set) var padded: ContiguousArray<UInt8>

  /// The number of bytes in the file, without the padding.
  public private(set) var count: Int

  /// The offset of the first byte after a byte order mark, 0 if there is none.
  public var startOfText: Int { count > 2 && padded.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// An empty buffer.
  public init() {
    padded = ContiguousArray(repeating: 0, count: Self.padding)
    count = 0
  }

  /// A buffer with a copy of `bytes`, at most ``maximumCount`` of them.
  public init(_ bytes: some Collection<UInt8>) {
    precondition(bytes.count <= Self.maximumCount, "source files are at most 4 GB")
    padded = []
    padded.reserveCapacity(bytes.count + Self.padding)
    padded.append(contentsOf: bytes)
    padded.append(contentsOf: Self.zeros)
    count = bytes.count
  }

  /// Replaces the content with a copy of `bytes`, at most ``maximumCount`` of them.
  public mutating func fill(with bytes: some Collection<UInt8>) {
    precondition(bytes.count <= Self.maximumCount, "source files are at most 4 GB")
    padded.removeAll(keepingCapacity: true)
    padded.append(contentsOf: bytes)
    padded.append(contentsOf: Self.zeros)
    count = bytes.count
  }

  /// Replaces the content with what `body` writes.
  ///
  /// - Parameters:
  ///   - capacity: the number of bytes that `body` may write.
  ///   - body: writes from the start of the given memory and returns the number of bytes that it
  ///     wrote.
  public mutating func fill<Failure: Error>(
    capacity: Int,
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    precondition(capacity >= 0 && capacity <= Self.maximumCount, "source files are at most 4 GB")
    let needed = capacity + Self.padding
    if padded.count < needed {
      padded.append(contentsOf: ContiguousArray(repeating: 0, count: needed - padded.count))
    }
    // The pointer does not leave the closure, and `body` gets exactly the memory it may write.
    var outcome: Result<Int, Failure> = .success(0)
    unsafe padded.withUnsafeMutableBytes { memory in
      do throws(Failure) {
        outcome = .success(
          unsafe try body(UnsafeMutableRawBufferPointer(rebasing: memory[..<capacity])))
      } catch {
        outcome = .failure(error)
      }
    }
    count = 0
    let written = try outcome.get()
    precondition(written >= 0 && written <= capacity, "more written than there was room for")
    count = written
    for index in written..<written + Self.padding { padded[index] = 0 }
  }

  /// The number of lines; a last line without a line break counts. Only a line feed ends a line
  /// here, with or without a carriage return before it.
  public var lineCount: Int {
    guard count > 0 else { return 0 }
    return lineFeeds(in: 0..<count) + (padded[count - 1] == 0x0A ? 0 : 1)
  }

  /// The number of line feeds in `range`.
  public func lineFeeds(in range: Range<Int>) -> Int {
    let bytes = padded.view
    var total = 0
    var offset = range.lowerBound
    while offset &+ 8 <= range.upperBound {
      // Each byte counts for itself, at most 31 times, so that their sum fits a byte too.
      var sums: UInt64 = 0
      let end = min(range.upperBound &- 7, offset &+ 31 &* 8)
      while offset < end {
        let chunk = EightBytes.load(bytes, at: offset)
        sums &+= EightBytes.allZeros(chunk ^ EightBytes.repeating(0x0A)) &>> 7
        offset &+= 8
      }
      total &+= Int(truncatingIfNeeded: (sums &* EightBytes.repeating(1)) &>> 56)
    }
    while offset < range.upperBound {
      if bytes[offset] == 0x0A { total &+= 1 }
      offset &+= 1
    }
    return total
  }

  /// The number of carriage returns in `range` that no line feed follows.
  public func loneCarriageReturns(in range: Range<Int>) -> Int {
    let bytes = padded.view
    var total = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let found = EightBytes.zeros(
        EightBytes.load(bytes, at: offset) ^ EightBytes.repeating(0x0D))
      guard found != 0 else {
        offset &+= 8
        continue
      }
      offset &+= found.trailingZeroBitCount &>> 3
      if offset < range.upperBound, bytes[offset &+ 1] != 0x0A { total &+= 1 }
      offset &+= 1
    }
    return total
  }
}
