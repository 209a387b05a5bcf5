import Testing

@testable import SwiftSource

/// The table of bytes against the grammar's words.
@Suite struct ByteClassTests {
  private func bytes(_ isIncluded: (UInt8) -> Bool) -> String {
    String(decoding: (UInt8.min...UInt8.max).filter(isIncluded), as: UTF8.self)
  }

  @Test func branches() {
    func branch(_ branch: UInt8) -> String {
      bytes { ByteClass.table[Int($0)] & ByteClass.branchMask == branch }
    }
    #expect(ByteClass.table.count == 256)
    #expect(branch(ByteClass.space) == "\t\u{B}\u{C} ")
    #expect(branch(ByteClass.lineFeed) == "\n")
    #expect(branch(ByteClass.carriageReturn) == "\r")
    #expect(branch(ByteClass.identifierStart) == letters.uppercased() + "_" + letters)
    #expect(branch(ByteClass.digit) == "0123456789")
    #expect(branch(ByteClass.operatorStart) == "%&*+-.=>^|~")
    #expect(branch(ByteClass.slash) == "/")
    #expect(branch(ByteClass.punctuation) == "(),;@[\\]{}")
    #expect(branch(ByteClass.colon) == ":")
    #expect(branch(ByteClass.query) == "!?")
    #expect(branch(ByteClass.less) == "<")
    #expect(branch(ByteClass.quote) == "\"'")
    #expect(branch(ByteClass.backtick) == "`")
    #expect(branch(ByteClass.pound) == "#")
    #expect(branch(ByteClass.dollar) == "$")
  }

  @Test func continuations() {
    func with(_ bit: UInt8) -> String { bytes { ByteClass.table[Int($0)] & bit != 0 } }
    let digits = "0123456789"
    #expect(
      with(ByteClass.continuesIdentifier) == "$" + digits + letters.uppercased() + "_" + letters)
    #expect(with(ByteClass.continuesOperator) == "!%&*+-./<=>?^|~")
    #expect(with(ByteClass.hexDigit) == digits + "ABCDEFabcdef")
    #expect(with(ByteClass.decimalDigit) == digits)
  }

  private let letters = "abcdefghijklmnopqrstuvwxyz"
}
