import Buffers
import Testing

@Suite("Boxed values")
struct BoxedTests {
  private struct Holder: Hashable {
    @Boxed var numbers = [1, 2]
    @BoxedOptional var name: String?
  }

  @Test func aCopyThatChangesLeavesTheOtherAsItIs() {
    let first = Holder()
    var second = first
    second.numbers.append(3)
    #expect(first.numbers == [1, 2])
    #expect(second.numbers == [1, 2, 3])
  }

  @Test func anAbsentValueComesAndGoes() {
    var holder = Holder()
    #expect(holder.name == nil)
    holder.name = "a"
    let copy = holder
    holder.name?.append("b")
    #expect(holder.name == "ab")
    #expect(copy.name == "a")
    holder.name = nil
    #expect(holder == Holder())
  }

  @Test func boxesAreEqualIfTheirValuesAre() {
    #expect(Holder(name: "a") == Holder(name: "a"))
    #expect(Holder(name: "a") != Holder(name: "b"))
    #expect(Holder(numbers: [1]) != Holder())
    #expect(Set([Holder(), Holder(), Holder(name: "a")]).count == 2)
  }

  @Test func aValueThatNobodyElseHasChangesInPlace() {
    var holder = Holder()
    holder.numbers.reserveCapacity(100)
    holder.numbers.append(3)
    // A copy would have room for its elements alone.
    #expect(holder.numbers.capacity >= 100)
  }
}
