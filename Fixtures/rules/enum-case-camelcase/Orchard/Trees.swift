enum State: Equatable {
  case idle
  case Loading  // expect: enum-case-camelcase
  case NO_INTERNET  // expect: enum-case-camelcase
  case not_found  // expect: enum-case-camelcase
  case growing(Int, _ Height: Int)
  case
    Cut  // expect: enum-case-camelcase
  case a, B  // expect: enum-case-camelcase
  case `default`, `Other`  // expect: enum-case-camelcase
  case _hidden
  case iOS

  var isIdle: Bool {
    switch self {
    case .Loading: false
    case .NO_INTERNET, .not_found: false
    case Limits.Low: true
    default: true
    }
  }
}

enum CodingKeys: String, CodingKey {
  case treeName = "TREE_NAME"
  case tree_height  // expect: enum-case-camelcase
}

indirect enum Node {
  #if DEBUG
    case Leaf  // expect: enum-case-camelcase
  #endif
  indirect case Branch(Node)  // expect: enum-case-camelcase
}

func run() {
  enum Local { case One }  // expect: enum-case-camelcase
  if case .Loading = state, case State.Cut = state { print(Local.One) }
}

// enum Old { case OLD }
let code = """
  enum Older { case OLDER }
  """
