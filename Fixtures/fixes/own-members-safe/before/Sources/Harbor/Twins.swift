// A class under a condition has a subclass in one branch only.
#if os(Linux)
  class Pier {}
#else
  class Pier {}
  class LongPier: Pier {}
#endif

struct Berth {
  private var depth: Int
  private var length = 3

  init(depth: Int) { self.depth = depth }

  // All that is stored gets its value twice.
  init(like other: Berth) {
    self = other
    depth = 2
  }

  func size() -> Int { depth * length }
}

struct Buoy {
  private var weight: Int

  init(weight: Int) { self.weight = weight }
  init(heavy: Bool) { self = Buoy(weight: heavy ? 9 : 1) }

  func pull() -> Int { weight }
}

// A lazy variable changes the struct that has it when it is read, and a call may.
struct Chart {
  lazy var names = ["Sound"]
  var scale = 1
}

struct Counter {
  var count = 0
  mutating func callAsFunction() -> Int {
    count += 1
    return count
  }
}

func draw() -> Int {
  var chart = Chart()
  var counter = Counter()
  var total = 4
  return chart.names.count + counter() + total
}

// An alias may be of a class and of protocols.
protocol Moored {}
class Ferry {}
typealias MooredFerry = Ferry & Moored
final class NightFerry: MooredFerry {}
class Barge {}
