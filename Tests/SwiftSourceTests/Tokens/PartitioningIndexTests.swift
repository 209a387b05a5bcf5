import SwiftSource
import Testing

@Suite struct PartitioningIndexTests {
  /// Of all short sequences with two parts the place between them, in slices too.
  @Test func everyPlace() {
    for count in 0...20 {
      for place in 0...count {
        let elements = (0..<count).map { $0 >= place }
        #expect(elements.partitioningIndex { $0 } == place)
        let slice = ([false, false] + elements)[2...]
        #expect(slice.partitioningIndex { $0 } == place + 2)
      }
    }
  }
}
