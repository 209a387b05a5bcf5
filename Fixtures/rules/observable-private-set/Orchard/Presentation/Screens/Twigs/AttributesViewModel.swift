import Observation

@Observable
final class AttributesViewModel {
  @available(iOS 17, *) var total = 0  // expect: observable-private-set
  @available(iOS 17, *)
  internal
  var count = 0  // expect: observable-private-set
  @available(iOS 17, *) private(set) var size = 0

  func load() { total = 1; count = 2; size = 3 }
}
