import Testing

@testable import Engine

/// Files with different contents have different numbers.
@Suite struct FileDigestTests {
  @Test(arguments: [1, 7, 8, 9, 16, 21])
  func eachByteCounts(length: Int) {
    let bytes = [UInt8](repeating: 0x61, count: length)
    for offset in bytes.indices {
      var changed = bytes
      changed[offset] = 0x62
      #expect(FileDigest.of(changed) != FileDigest.of(bytes))
    }
  }

  @Test func theLengthCounts() {
    #expect(FileDigest.of([]) != FileDigest.of([0]))
    #expect(FileDigest.of([0]) != FileDigest.of([0, 0]))
  }
}
