import Foundation

public final class TidesController {
  public var sections: [Section] = []  // expect: canonical-data-private-set
  var tides = [Tide]()  // expect: canonical-data-private-set
  private(set) var harbours: [Harbour] = []
  private var pending: [Tide] = []
  var limit = 3
  static var all: [TidesController] = []
  var flat: [Tide] { sections.flatMap(\.tides) }
  public var didChange: (() -> Void)?
}
struct Plan { var sections: [Section] = [] }
