import Buffers
import Testing

@testable import SwiftSource

@Suite struct UnicodeClassTests {
  @Test func decodingAgreesWithTheStandardLibrary() {
    for value in stride(from: 0x80, through: 0x10FFFF, by: 97) where Unicode.Scalar(value) != nil {
      let bytes = Array(String(Unicode.Scalar(value)!).utf8)
      let scalar = decode(bytes)
      #expect(scalar.value == UInt32(value))
      #expect(scalar.length == bytes.count)
    }
  }

  @Test func decodingAtTheEdges() {
    check([0x00], 0, length: 1)
    check([0x7F], 0x7F, length: 1)
    check([0xC2, 0x80], 0x80, length: 2)
    check([0xDF, 0xBF], 0x7FF, length: 2)
    check([0xE0, 0xA0, 0x80], 0x800, length: 3)
    check([0xED, 0x9F, 0xBF], 0xD7FF, length: 3)
    check([0xEE, 0x80, 0x80], 0xE000, length: 3)
    check([0xEF, 0xBF, 0xBF], 0xFFFF, length: 3)
    check([0xF0, 0x90, 0x80, 0x80], 0x10000, length: 4)
    check([0xF4, 0x8F, 0xBF, 0xBF], 0x10FFFF, length: 4)
  }

  @Test func illFormedBytesHaveNoValue() {
    check([0x80], nil, length: 1)
    check([0xBF, 0x80, 0x61], nil, length: 2)
    check([0xC0, 0x80], nil, length: 2)
    check([0xC1, 0xBF, 0x61], nil, length: 2)
    check([0xF5, 0x80, 0x80, 0x80], nil, length: 4)
    check([0xFF, 0xFE], nil, length: 2)
    check([0xC3], nil, length: 1)
    check([0xC3, 0x61], nil, length: 1)
    check([0xE2, 0x80], nil, length: 2)
    check([0xE2, 0x80, 0xC3, 0xA9], nil, length: 2)
    check([0xF0, 0x9F, 0x90], nil, length: 3)
    check([0xE0, 0x9F, 0xBF], nil, length: 3)
    check([0xED, 0xA0, 0x80], nil, length: 3)
    check([0xF0, 0x8F, 0xBF, 0xBF], nil, length: 4)
    check([0xF4, 0x90, 0x80, 0x80], nil, length: 4)
  }

  @Test func identifiers() {
    let continuing: [UInt32] = [
      0xA8, 0xAA, 0xAF, 0xB2, 0xB5, 0xB7, 0xBA, 0xBC, 0xBE, 0xC0, 0xD6, 0xD8, 0xF6, 0xF8, 0x300,
      0x167F, 0x1681, 0x180D, 0x180F, 0x200B, 0x200D, 0x203F, 0x2054, 0x2060, 0x218F, 0x2460,
      0x3004, 0x3021, 0x4E2D, 0xD7FF, 0xF900, 0xFD3D, 0xFE47, 0xFFF8, 0x10000, 0x1F436, 0x1FFFD,
      0xEFFFD,
    ]
    let others: [UInt32] = [
      0xA7, 0xA9, 0xAB, 0xAC, 0xB0, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x1680, 0x180E, 0x2000, 0x200E,
      0x2028, 0x203E, 0x2041, 0x2190, 0x2500, 0x3000, 0x3003, 0x3008, 0xE000, 0xFD3E, 0xFE45,
      0xFFF9, 0xFFFF, 0x1FFFE, 0x1FFFF, 0xEFFFE, 0xF0000, 0x10FFFF,
    ]
    for value in continuing {
      #expect(UnicodeClass.continuesIdentifier(value), "\(value)")
    }
    for value in others {
      #expect(!UnicodeClass.continuesIdentifier(value), "\(value)")
    }
  }

  @Test func combiningCharactersStartNoIdentifier() {
    for value: UInt32 in [0x300, 0x36F, 0x1DC0, 0x1DFF, 0x20D0, 0x20FF, 0xFE20, 0xFE2F] {
      #expect(UnicodeClass.continuesIdentifier(value), "\(value)")
      #expect(!UnicodeClass.startsIdentifier(value), "\(value)")
      #expect(UnicodeClass.continuesOperator(value), "\(value)")
      #expect(!UnicodeClass.startsOperator(value), "\(value)")
    }
    #expect(UnicodeClass.startsIdentifier(0xE9))
  }

  @Test func operators() {
    let starting: [UInt32] = [
      0xA1, 0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2020,
      0x2030, 0x203E, 0x2041, 0x2053, 0x2055, 0x2190, 0x2218, 0x23FF, 0x2500, 0x2775, 0x2794,
      0x2BFF, 0x2E00, 0x2E7F, 0x3001, 0x3008, 0x3020, 0x3030,
    ]
    let others: [UInt32] = [
      0xA0, 0xA8, 0xAA, 0xAD, 0xAF, 0xE9, 0x2018, 0x201C, 0x203F, 0x2054, 0x2400, 0x2776, 0x2C00,
      0x3000, 0x3004, 0x3031, 0x1F436,
    ]
    for value in starting {
      #expect(UnicodeClass.startsOperator(value), "\(value)")
      #expect(UnicodeClass.continuesOperator(value), "\(value)")
    }
    for value in others {
      #expect(!UnicodeClass.startsOperator(value), "\(value)")
    }
  }

  @Test func variationSelectorsContinueOperators() {
    for value: UInt32 in [0xFE00, 0xFE0F, 0xE0100, 0xE01EF] {
      #expect(UnicodeClass.continuesOperator(value), "\(value)")
    }
    for value: UInt32 in [0xFDFF, 0xFE10, 0xE00FF, 0xE01F0] {
      #expect(!UnicodeClass.continuesOperator(value), "\(value)")
    }
  }

  private func decode(_ bytes: [UInt8]) -> DecodedScalar {
    decodeScalar(SourceBuffer(bytes).padded.view, at: 0)
  }

  private func check(
    _ bytes: [UInt8], _ value: UInt32?, length: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scalar = decode(bytes)
    #expect(scalar.value == value, sourceLocation: sourceLocation)
    #expect(scalar.length == length, sourceLocation: sourceLocation)
  }
}
