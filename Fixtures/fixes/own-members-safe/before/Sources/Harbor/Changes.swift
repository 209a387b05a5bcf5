// Members of the project that change what they are read from, called on or set in.
struct Tide {
  var level = 1
  var next: Int {
    mutating get {
      level += 1
      return level
    }
  }
  subscript(hour: Int) -> Int {
    mutating get {
      level += hour
      return level
    }
  }
  mutating func split(at hour: Int) -> Int {
    level += hour
    return level
  }
  static func + (left: inout Tide, right: Int) -> Int {
    left.level += right
    return left.level
  }
  static prefix func - (tide: inout Tide) -> Int {
    tide.level -= 1
    return tide.level
  }
}

infix operator <->
func <-> (left: inout Int, right: inout Int) { (left, right) = (right, left) }

@dynamicMemberLookup
struct Signals {
  var count = 1
  subscript(dynamicMember name: String) -> Int {
    mutating get {
      count += 1
      return count
    }
  }
}

struct Basin { var tide = Tide() }
func measured() -> Tide { Tide() }

func readings() -> Int {
  var tide = measured()
  var basin = Basin()
  var tides = [Tide()]
  var maybe: Tide? = Tide()
  var parts = measured()
  var sum = measured()
  var minus = measured()
  var signals = Signals()
  var levels = [1, 2]
  var low = 1
  var high = 2
  low <-> high
  var span = levels.mutableSpan
  span[0] = 3
  var depths = [1, 2]
  (depths[0], depths[1]) = (depths[1], depths[0])
  return tide.next + basin.tide.next + tides[0][1] + (maybe?.next ?? 0) + parts.split(at: 1)
    + (sum + 1) + (-minus) + signals.red
}

// An object changes in place, but not through a protocol for values.
protocol Resettable {}
extension Resettable {
  var depth: Int {
    get { 1 }
    set {}
  }
  mutating func reset() {}
}
final class Lock: Resettable { var gates = 0 }

func open() {
  var lock = Lock()
  lock.depth = 3
  var second = Lock()
  second.reset()
  var third = Lock()
  third.gates = 2
}

// A requirement and an override ask for variables.
fileprivate protocol Measured { var depth: Int { get set } }
fileprivate struct Quay: Measured { fileprivate var depth = 3 }
fileprivate class Wall { fileprivate var height = 3 }
fileprivate final class SeaWall: Wall {
  override fileprivate var height: Int { didSet { print(height) } }
}

// A macro adds code that may set what it sees.
@Stored struct Anchor { private var weight = 3 }
@MainActor final class Chain { private var links = 3 }

// A function that is the initializer takes the variable too.
struct Knot {
  private var turns = 3
  var name = ""
  static func all() -> [Knot] { [(1, "bowline")].map(Knot.init) }
  func tie() -> Int { turns }
}
