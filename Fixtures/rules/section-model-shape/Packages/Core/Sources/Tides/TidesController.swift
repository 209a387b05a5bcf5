import Foundation

public final class TidesController {
  enum SectionID { case high, low }  // expect: section-model-shape
  struct Section {  // expect: section-model-shape
    var tides: [Tide]  // expect: section-model-shape
    static var all = 3
  }
}
public final class HarboursController {
  enum SectionID: Hashable { case near, far }
  struct Section {
    let id: SectionID
    let harbours: [Harbour]
  }
}
struct Section { var title = "" }
