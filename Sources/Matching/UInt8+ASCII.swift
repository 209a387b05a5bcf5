extension UInt8 {
  /// True if this is `A` to `Z` or `a` to `z`.
  var isASCIILetter: Bool {
    (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }

  /// True if this is `0` to `9`.
  var isASCIIDigit: Bool {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
