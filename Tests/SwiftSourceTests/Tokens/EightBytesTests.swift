import Buffers
import TestSupport
import Testing

@testable import SwiftSource

@Suite struct EightBytesTests {
  @Test func load() {
    let bytes = ContiguousArray<UInt8>(1...16)
    #expect(EightBytes.load(bytes.view, at: 0) == 0x0807_0605_0403_0201)
    #expect(EightBytes.load(bytes.view, at: 3) == 0x0B0A_0908_0706_0504)
    #expect(EightBytes.load(bytes.view, at: 8) == 0x100F_0E0D_0C0B_0A09)
  }

  @Test func repeating() {
    #expect(EightBytes.repeating(0) == 0)
    #expect(EightBytes.repeating(0xA5) == 0xA5A5_A5A5_A5A5_A5A5)
  }

  @Test func prefix() {
    let chunk: UInt64 = 0x8877_6655_4433_2211
    #expect(EightBytes.prefix(chunk, 0) == 0)
    #expect(EightBytes.prefix(chunk, 1) == 0x11)
    #expect(EightBytes.prefix(chunk, 4) == 0x4433_2211)
    #expect(EightBytes.prefix(chunk, 7) == 0x77_6655_4433_2211)
  }

  @Test func firstZero() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let bytes = (0..<8).map { _ in generator.pick([0, 1, 0x7F, 0x80, 0x81, 0xFF] as [UInt8]) }
      let zeros = EightBytes.zeros(chunk(bytes))
      let first = bytes.firstIndex(of: 0)
      #expect((zeros == 0 ? nil : zeros.trailingZeroBitCount / 8) == first, "\(bytes)")
    }
  }

  @Test func identifierLengthOfEachByteAtEachPlace() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 8)
        bytes[place] = byte
        let expected = naiveIdentifierLength(bytes)
        #expect(EightBytes.identifierLength(chunk(bytes)) == expected, "\(byte) at \(place)")
      }
    }
  }

  @Test func identifierLengthOfRandomBytes() {
    var generator = SeededGenerator(seed: 2)
    let bytes = Array("azAZ09_$@[`{/:!#% \n\u{7F}".utf8) + [0x80, 0xC3, 0xE1, 0xFF, 0x00]
    for _ in 0..<5_000 {
      let bytes = (0..<8).map { _ in generator.pick(bytes) }
      #expect(EightBytes.identifierLength(chunk(bytes)) == naiveIdentifierLength(bytes), "\(bytes)")
    }
  }

  private func chunk(_ bytes: [UInt8]) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func naiveIdentifierLength(_ bytes: [UInt8]) -> Int {
    bytes.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
      default: false
      }
    }.count
  }
}
