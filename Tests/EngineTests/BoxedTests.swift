import Testing

@testable import Engine

@Suite("Boxed values")
struct BoxedTests {
  private struct Holder {
    @Boxed var numbers = [1, 2]
  }

  @Test func aCopyThatChangesLeavesTheOtherAsItIs() {
    let first = Holder()
    var second = first
    second.numbers.append(3)
    #expect(first.numbers == [1, 2])
    #expect(second.numbers == [1, 2, 3])
  }

  @Test func aValueThatNobodyElseHasChangesInPlace() {
    var holder = Holder()
    holder.numbers.reserveCapacity(100)
    let before = unsafe holder.numbers.withUnsafeBufferPointer { unsafe $0.baseAddress }
    holder.numbers.append(3)
    let after = unsafe holder.numbers.withUnsafeBufferPointer { unsafe $0.baseAddress }
    #expect(before == after)
  }
}
