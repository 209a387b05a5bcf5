import SwiftUI

protocol Growing {
  func grow()
}

@MainActor
@Observable
final class TreesViewModel: Growing {
  let limit = 10  // expect: private-by-default
  var title = ""
  var total = 0  // expect: private-by-default
  @ObservationIgnored var cache = 0  // expect: private-by-default
  static let shared = TreesViewModel()
  static func make() -> TreesViewModel { TreesViewModel() }  // expect: private-by-default
  private var hidden = 0
  fileprivate var half = 0
  internal var stated = 0
  public var open = 0
  private(set) var done = false
  @objc func pressed() {}
  @Lazy var wrapped = 1

  init(first: Int = 0) {}
  func grow() {}
  func load() { prepare(limit + total) }
  func prepare(_ count: Int) {  // expect: private-by-default
    func step() {}
    let local = 1
    step()
    print(local, Self.make(), cache, `default`)
  }
  func said() {}
  func inFile() {}
  var `default`: Int { 1 }  // expect: private-by-default
  static func + (left: TreesViewModel, right: TreesViewModel) -> TreesViewModel { left }

  struct Row {
    let height = 1  // expect: private-by-default
    var width = 1
    @State var isOpen = false  // expect: private-by-default
    let name: String
    var area: Int { isOpen ? height * width : 0 }
  }
}

extension TreesViewModel {
  func more() { print(total) }
}

private struct Hidden { func run() {} }
private enum Outer { struct Inner { func go() {} } }

func call(_ model: TreesViewModel) { model.inFile() }

final class Session: URLSessionDataDelegate {
  func urlSession(_ session: URLSession, didReceive data: Data) {}
}

@Reducer
struct Feature {
  func reduce() {}
}

class Parent { func update() {} }
final class Child: Parent {
  override func update() {}
  func refresh() {}  // expect: private-by-default
  init(_ start: Bool) { if start { refresh() } }
  func rest() {}
}

struct TreeView: View {
  var body: some View { header }
  var header: some View { EmptyView() }  // expect: private-by-default
}

// A builder calls the initializer that Swift makes of the property.
struct BranchView: View {
  @State var viewModel: BranchViewModel
  var body: some View { Text(viewModel.title) }
}
struct LeafView: View {
  @State var leafViewModel: TreesViewModel  // expect: private-by-default
  @State var leafCount = 0  // expect: private-by-default
  init(_ viewModel: TreesViewModel) { leafViewModel = viewModel }
  var body: some View { Text("\(leafViewModel.title) \(leafCount)") }
}

enum Texts {
  static let used = ""
  static let unused = ""
  static let part = ""  // expect: private-by-default
  static let whole = part
}

struct Bar {
  let span: Int
  static let colour: String = "green"  // expect: private-by-default
  static let round = Bar.search(.round)
  static func search(_ shape: Shape) -> Int { Bar.colour.count }  // expect: private-by-default
  func area() -> Int { span }
}

struct Coded: Codable { let field: Int }

#Preview {
  struct Sample { func show() {} }
  return TreeView()
}

// final class Old { func old() {} }
let code = """
  final class Older { func older() {} }
  """

// What is private in an extension can be used in the type.
struct Crown {
  func show() -> String { describe() + ring() }
}
extension Crown {
  func describe() -> String { shade }  // expect: private-by-default
  var shade: String { "green" }  // expect: private-by-default
  func ring() -> String { "" }
  func unused() {}
}
public extension Crown {
  func open() { close() }
  func close() {}
}
extension Other {
  func start() { stop() }
  func stop() {}
}
func draw(_ crown: Crown) { print(crown.show(), crown.ring()) }
