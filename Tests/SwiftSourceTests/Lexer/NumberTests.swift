import Testing

@testable import SwiftSource

@Suite struct NumberTests {
  @Test func anIntegerMayHaveARadixAndUnderscores() {
    check("0", "int 0")
    check("123 1_000_000 1_ 1__0", "int 123 · int 1_000_000 · int 1_ · int 1__0")
    check("007", "int 007")
    check("0b1010_1010", "int 0b1010_1010")
    check("0o755", "int 0o755")
    check("0xDEAD_beef", "int 0xDEAD_beef")
    check("[1,2]", "[ · int 1 · , · int 2 · ]")
    check("-1", "prefix - · int 1")
    check("_1", "id _1")
  }

  @Test func aFloatHasAFractionOrAnExponent() {
    check("1.5", "float 1.5")
    check("1_0.2_5", "float 1_0.2_5")
    check("1e5 1E5 1e+5 1e-5", "float 1e5 · float 1E5 · float 1e+5 · float 1e-5")
    check("1.5e10", "float 1.5e10")
    check("1.5e-1_0", "float 1.5e-1_0")
    check("0.0", "float 0.0")
  }

  @Test func aHexadecimalFloatHasAnExponent() {
    check("0x1p3", "float 0x1p3")
    check("0x1.8p3 0x1.8P-3 0x1p+3", "float 0x1.8p3 · float 0x1.8P-3 · float 0x1p+3")
    check("0xA_B.C_Dp1_0", "float 0xA_B.C_Dp1_0")
  }

  @Test func aNameBehindANumberIsItsMember() {
    check("1.a", "int 1 · . · id a")
    check("1.description", "int 1 · . · id description")
    check("1.e5", "int 1 · . · id e5")
    check("1.5.a", "float 1.5 · . · id a")
    check("0xff.description", "int 0xff · . · id description")
    check("0xff.beef", "int 0xff · . · id beef")
    check("0x1.ap", "int 0x1 · . · id ap")
    check("0x1.p3", "int 0x1 · . · id p3")
    check("0b1.a", "int 0b1 · . · id a")
  }

  @Test func aNumberBehindADotIsAMemberOfATuple() {
    check("x.0.1", "id x · . · int 0 · . · int 1")
    check("x.0.1.2", "id x · . · int 0 · . · int 1 · . · int 2")
    check("x?.0.1", "id x · ? · . · int 0 · . · int 1")
    check("x.1e5", "id x · . · float 1e5")
    check("x.0.a", "id x · . · int 0 · . · id a")
  }

  @Test func theDotsOfARangeAreNoFraction() {
    check("0..<9", "int 0 · binary ..< · int 9")
    check("0...9", "int 0 · binary ... · int 9")
    check("1.0...2.0", "float 1.0 · binary ... · float 2.0")
    check("0...", "int 0 · postfix ...")
    check("0x0...0xF", "int 0x0 · binary ... · int 0xF")
  }

  @Test func malformedNumbersAreOneToken() {
    check("0b12", "int 0b12")
    check("0o89", "int 0o89")
    check("0xfg", "int 0xfg")
    check("1px", "int 1px")
    check("1e5px 0x1p3px", "float 1e5px · float 0x1p3px")
    // A fraction without exponent is the exception.
    check("1.5px", "float 1.5 · id px")
    check("0x 0b 0o", "int 0x · int 0b · int 0o")
    check("0x_1", "int 0x_1")
    check("0xg", "int 0xg")
    check("1e", "float 1e")
    check("1e+", "float 1e+")
    check("1ex", "float 1ex")
    check("1é", "int 1é")
    check("0X1", "int 0X1")
    check("0x1p", "float 0x1p")
    check("0x1.8", "int 0x1 · . · int 8")
  }

  @Test func aDotWithoutADigitIsNoFraction() {
    check("1.", "int 1 · .")
    check("1. 5", "int 1 · . · int 5")
    check(".5", ". · int 5")
    check("1._5", "int 1 · . · id _5")
  }

  @Test func aNumberMayEndTheFileAnywhere() {
    for source in ["0x", "0x1.", "0x1.8p", "0x1p+", "1.", "1e-", "0b", "12345678"] {
      expectSound(Array(source.utf8))
    }
  }
}
