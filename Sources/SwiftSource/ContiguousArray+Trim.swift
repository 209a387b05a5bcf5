extension ContiguousArray {
  /// Gives back the memory beyond the last element, where it is worth a copy: an array that has grown
  /// takes up to twice the memory of its elements.
  @inlinable package mutating func trim() {
    guard capacity - count > count / 8 else { return }
    var exact = ContiguousArray()
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    self = exact
  }
}
