import Buffers
import Testing

@Suite("Views of arrays")
struct BufferViewTests {
  @Test("A view has the elements of its array")
  func elements() {
    let array = ContiguousArray<UInt8>("swift".utf8)
    let view = array.view
    let (count, indices) = (view.count, view.indices)
    #expect(count == 5)
    #expect(indices == 0..<5)
    let elements = indices.map { view[$0] }
    #expect(elements == Array(array))
  }

  @Test("A view of no elements is empty")
  func empty() {
    let none: [UInt8] = []
    let isEmpty = none.view.isEmpty
    #expect(isEmpty)
    let hasEmptyPart = none.view.extracting(0..<0).isEmpty
    #expect(hasEmptyPart)
  }

  @Test("A part starts at index 0 and ends where its range does")
  func parts() {
    let numbers: [UInt64] = [10, 11, 12, 13, 14]
    let part = numbers.view.extracting(1..<4)
    #expect(elements(of: part) == [11, 12, 13])
    let rest = part.extracting(1...)
    #expect(elements(of: rest) == [12, 13])
    let head = part.extracting(..<1)
    #expect(elements(of: head) == [11])
  }

  private func elements(of view: BufferView<UInt64>) -> [UInt64] { view.indices.map { view[$0] } }

  @Test("Eight bytes are one integer, the first byte lowest, at any offset")
  func eightBytes() {
    let bytes: [UInt8] = [9, 1, 2, 3, 4, 5, 6, 7, 8]
    let (first, second) = (bytes.view.eightBytes(at: 0), bytes.view.eightBytes(at: 1))
    #expect(first == 0x0706_0504_0302_0109)
    #expect(second == 0x0807_0605_0403_0201)
  }

  @Test("Sixteen bytes are in their order, at any offset")
  func sixteenBytes() {
    let bytes = (0..<18).map { UInt8($0) }
    let view = bytes.view
    for offset in 0...2 {
      let found = view.sixteenBytes(at: offset)
      #expect(found.indices.map { found[$0] } == Array(bytes[offset..<offset + 16]))
    }
    let rest = view.extracting(2...).sixteenBytes(at: 0)
    #expect(rest[0] == 2 && rest[15] == 17)
  }

  @Test("Writes through a view change the array and no copy of it")
  func writes() {
    var numbers: ContiguousArray<UInt32> = [1, 2, 3]
    let copy = numbers
    do {
      var view = numbers.mutableView
      view[1] = 20
      view[2] += view[1]
    }
    #expect(numbers == [1, 20, 23])
    #expect(copy == [1, 2, 3])
  }

  @Test("An index or range outside of a view stops the program")
  func bounds() async {
    await #expect(processExitsWith: .failure) { _ = [1 as UInt8].view[1] }
    await #expect(processExitsWith: .failure) { _ = [1 as UInt8].view[-1] }
    await #expect(processExitsWith: .failure) { _ = [1 as UInt8].view.extracting(0..<2) }
    await #expect(processExitsWith: .failure) { _ = [1 as UInt8].view.eightBytes(at: 0) }
    await #expect(processExitsWith: .failure) {
      _ = [UInt8](repeating: 1, count: 16).view.sixteenBytes(at: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = [UInt8](repeating: 1, count: 16).view.sixteenBytes(at: -1)
    }
    await #expect(processExitsWith: .failure) {
      var numbers: ContiguousArray<UInt8> = [1]
      var view = numbers.mutableView
      view[1] = 2
    }
  }
}
