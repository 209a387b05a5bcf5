import Foundation

@MainActor
public final class TidesController {  // expect: side-controller-contract
  public private(set) var sections: [Section] = []
  public var didChange: (() -> Void)?
}

final class HarboursController: NSObject {  // expect: side-controller-contract
  var harbours = [Harbour]()
}

final class BuoysController {
  private(set) var buoys: [Buoy] = []
  var willChange: (() -> Void)?
  var didChange: (() -> Void)?
}

final class ClockController {
  private var pending: [Timer] = []
  var rate = 1
}

final class MessagesController {
  private let list: NSFetchedResultsController<Message>
  private(set) var sections: [Section] = []
}

final class TidesService { var tides: [Tide] = [] }
