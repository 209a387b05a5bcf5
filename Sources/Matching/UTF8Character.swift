import Buffers

/// One character (Unicode scalar) of UTF-8 text, decoded in place.
struct UTF8Character {
  /// The scalar's value. A byte that is not valid UTF-8 there counts as one character, whose value
  /// lies above every scalar: no set that a pattern can write holds it.
  let value: UInt32
  /// How many bytes the character takes, 1 to 4.
  let length: Int

  /// Decodes the character that starts at `offset`, which must be an offset of `text`.
  @inline(__always)
  init(at offset: Int, in text: BufferView<UInt8>) {
    let lead = text[offset]
    if lead < 0x80 {
      value = UInt32(lead)
      length = 1
    } else {
      self = UTF8Character(nonASCII: lead, at: offset, in: text)
    }
  }

  private init(value: UInt32, length: Int) {
    self.value = value
    self.length = length
  }

  private init(nonASCII lead: UInt8, at offset: Int, in text: BufferView<UInt8>) {
    self.init(value: 0x11_0000 + UInt32(lead), length: 1)
    let (expected, minimum): (Int, UInt32) =
      switch lead {
      case 0xC2...0xDF: (2, 0x80)
      case 0xE0...0xEF: (3, 0x800)
      case 0xF0...0xF4: (4, 0x1_0000)
      default: (1, 0)
      }
    guard expected > 1, offset + expected <= text.count else { return }
    var decoded = UInt32(lead) & (0x7F >> UInt32(expected))
    for index in 1..<expected {
      let byte = text[offset + index]
      guard byte & 0xC0 == 0x80 else { return }
      decoded = decoded << 6 | UInt32(byte & 0x3F)
    }
    guard decoded >= minimum, Unicode.Scalar(decoded) != nil else { return }
    self.init(value: decoded, length: expected)
  }
}
