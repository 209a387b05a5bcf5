import Buffers

extension Lexer {
  /// An integer or floating-point literal in any base.
  ///
  /// An integer or exponent that goes on with letters (`0b12`, `1px`, `1e5px`) is one token with
  /// them, as the compiler reads it.
  mutating func lexNumber(_ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>) {
    let start = position
    var isFloat = false
    if bytes[start] == UInt8(ascii: "0") && isRadixLetter(bytes[start + 1]) {
      isFloat = bytes[start + 1] == UInt8(ascii: "x") && lexHexNumber(bytes, classes)
      if !isFloat { position = endOfUnicodeWord(bytes, from: position) }
    } else {
      isFloat = lexDecimal(bytes, classes)
    }
    append(isFloat ? .float : .integer, from: start, to: position)
  }

  private func isRadixLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "x") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "b")
  }

  /// Advances over a decimal literal; whether it is a floating-point one.
  private mutating func lexDecimal(_ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>) -> Bool
  {
    skipDigits(bytes, classes, ByteClass.decimalDigit)
    let next = bytes[position]
    if next == UInt8(ascii: ".") {
      // `1.a` is a member and `x.0.1` a tuple's, neither is a fraction.
      guard classes[Int(bytes[position + 1])] & ByteClass.decimalDigit != 0,
        previousKind != .period
      else { return false }
      position += 1
      skipDigits(bytes, classes, ByteClass.decimalDigit)
    } else if next | 0x20 != UInt8(ascii: "e") {
      position = endOfUnicodeWord(bytes, from: position)
      return false
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      skipSign(bytes)
      position = endOfUnicodeWord(bytes, from: position)
    }
    return true
  }

  /// Advances over `0x…`; whether it is a floating-point literal. Letters that are no digits stay.
  private mutating func lexHexNumber(_ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>)
    -> Bool
  {
    position += 2
    guard classes[Int(bytes[position])] & ByteClass.hexDigit != 0 else { return false }
    skipDigits(bytes, classes, ByteClass.hexDigit)
    let integerEnd = position
    if bytes[position] == UInt8(ascii: ".") {
      guard classes[Int(bytes[position + 1])] & ByteClass.hexDigit != 0 else { return false }
      position += 1
      skipDigits(bytes, classes, ByteClass.hexDigit)
    }
    let hasDot = position != integerEnd
    guard bytes[position] | 0x20 == UInt8(ascii: "p") else {
      // `0xff.description` and the like: the dot is a member's.
      position = integerEnd
      return false
    }
    position += 1
    let hasSign = skipSign(bytes)
    let hasExponent = classes[Int(bytes[position])] & ByteClass.decimalDigit != 0
    if !hasExponent && hasDot && !hasSign
      && classes[Int(bytes[integerEnd + 1])] & ByteClass.decimalDigit == 0
    {
      position = integerEnd
      return false
    }
    position = endOfUnicodeWord(bytes, from: position)
    return true
  }

  private mutating func skipDigits(
    _ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>, _ mask: UInt8
  ) {
    while classes[Int(bytes[position])] & mask != 0 || bytes[position] == UInt8(ascii: "_") {
      position &+= 1
    }
  }

  @discardableResult
  private mutating func skipSign(_ bytes: BufferView<UInt8>) -> Bool {
    let isSign = bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
    if isSign { position &+= 1 }
    return isSign
  }
}
