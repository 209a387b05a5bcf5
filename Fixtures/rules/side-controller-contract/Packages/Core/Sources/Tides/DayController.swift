final class DayController {  // expect: side-controller-contract
  private(set) var tidesByDay: [Int: Tide] = [:]
}

final class MonthController {  // expect: side-controller-contract
  private(set) var months: [Int: [Tide]] = [:]
}

/// What keeps no list.
final class LoadController {
  var tasksByDay: [Int: Task<Void, Never>] = [:]
  var names: [String: String] = [:]
}
