import Foundation

public final class TidesController {
  public private(set) var sections: [Date: [Tide]] = [:]  // expect: ordered-sections
  public var groups = Dictionary<Date, [Tide]>()  // expect: ordered-sections
  public private(set) var harbours: Set<Harbour> = []  // expect: ordered-sections
  public private(set) var rows: [[Tide]] = []
  private var tidesByDay: [Date: [Tide]] = [:]
  var selectedIDs: Set<UUID> = []
  public var willChange: (() -> Void)?
  public var didChange: (() -> Void)?
}
struct Plan { var sections: [Date: [Tide]] = [:] }
// var sections: [Date: [Tide]] = [:]
