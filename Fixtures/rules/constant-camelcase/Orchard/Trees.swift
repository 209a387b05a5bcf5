let maxTrees = 3
let MAX_TREES = 3  // expect: constant-camelcase
let MaxTrees = 3  // expect: constant-camelcase
let kMaxTrees = 3  // expect: constant-camelcase
let max_trees = 3  // expect: constant-camelcase
private let _stored = 1
private let _Stored = 1  // expect: constant-camelcase
let `default` = 1
let `Default` = 1  // expect: constant-camelcase
let kilo = 1
let k = 1
let k2 = 1
let kCal = 1
let kCalPerTree = 1
let kWh = 1
let kHz = 1
let kCalendar = 1  // expect: constant-camelcase
let kJoin = 1  // expect: constant-camelcase
let x = 1, Y = 2  // expect: constant-camelcase
let (first, Second) = (1, 2)  // expect: constant-camelcase
var MAX = 1

enum Limits {
  static let
    Low = 1  // expect: constant-camelcase
  case High
}

func run(MAX: Int) {
  let first_item = 1  // expect: constant-camelcase
  guard let name = find() else { return }
  if case .some(let Value) = find() { print(Value, first_item, name) }
  if case .some(let MAX_HEIGHT) = find() {  // expect: constant-camelcase
    print(MAX_HEIGHT)
  }
  print(MAX_TREES)
}

#if DEBUG
  let kDebug = true  // expect: constant-camelcase
#endif
// let OLD_NAME = 1
let code = """
  let OLDER_NAME = 1
  """
