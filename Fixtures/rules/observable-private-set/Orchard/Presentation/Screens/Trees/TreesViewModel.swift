import SwiftUI

protocol Titled: AnyObject {
  var title: String { get set }
  var subtitle: String { get }
}

@MainActor
@Observable
public final class TreesViewModel: Titled {
  var isLoading = false  // expect: observable-private-set
  var trees: [String] = []  // expect: observable-private-set
  var title = ""
  var subtitle = ""  // expect: observable-private-set
  public var count = 0  // expect: observable-private-set
  var query = ""
  var filter = Filter()
  var selection: Set<Int> = []
  var shown: Tree?
  var height = 1.0
  var width = 1.0
  var path: [Int] = []
  var step = 1
  var season = 1
  var offset = 0  // expect: observable-private-set
  var rows: [Int] = [] {  // expect: observable-private-set
    didSet { count = rows.count }
  }
  var near = 0
  var moved = 0
  var `default` = 0  // expect: observable-private-set

  private var hidden = 0
  fileprivate var half = 0
  private(set) var done = false
  public internal(set) var opened = false
  let limit = 10
  var sum: Int { rows.count }
  static var shared = TreesViewModel()
  @ObservationIgnored var cache = 0
  weak var parent: TreesViewModel?

  func load() {
    isLoading = true
    trees.append("oak")
    self.offset += 1
    near = 1
    var local = 1
    local += 1
  }

  struct Filter {
    var days = 1
  }
}

extension TreesViewModel {
  func more() {
    trees = []
    rows.removeAll()
  }
}

func reset(_ model: TreesViewModel) {
  model.near = 0
}

final class Plain {
  var value = 1
}

@Observable
final class Row {
  var isOpen = false  // expect: observable-private-set
  var isLoading = false  // expect: observable-private-set
}

struct Tree { var isTall = false }
// @Observable class Old { var old = 1 }
let code = """
  @Observable class Older { var older = 1 }
  """
