final class TidesController {
  private(set) var days: [(key: Day, tides: [Tide])] = []
  var loadedPages: Set<Int> = []
  var expandedDays: Set<Day> = []
  var didChange: (() -> Void)?
}
