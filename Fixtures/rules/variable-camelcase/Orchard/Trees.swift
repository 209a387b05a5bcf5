struct Tree {
  var name = ""
  var _stored = ""
  var `default` = 1
  var Name = ""  // expect: variable-camelcase
  var name_of_tree = ""  // expect: variable-camelcase
  static var URL: String { "" }  // expect: variable-camelcase
  var (left, Right) = (1, 2)  // expect: variable-camelcase
  let MAX = 1
  var iOS = true

  func grow() {}
  func Grow() {}  // expect: variable-camelcase
  func grow_all() {}  // expect: variable-camelcase
  func `Self`() {}  // expect: variable-camelcase
  static func == (left: Tree, right: Tree) -> Bool { true }
  static func ~> (left: Tree, right: Tree) {}

  init(Name: String) {}  // expect: variable-camelcase
  func plant(at Place: Int) {}  // expect: variable-camelcase
  func plant(
    in_garden garden: Int,  // expect: variable-camelcase
    _ count: Int
  ) {}
  subscript(Index: Int) -> Int { 0 }  // expect: variable-camelcase
  func callAsFunction(_ value: Int, with _: String) {}
}

final class Oak: Parent {
  override func Old_name(Count: Int) {}
  override var Old: Int { 1 }
}

func run() {
  var Total = 0  // expect: variable-camelcase
  var item_count = 1, Other = 2  // expect: variable-camelcase
  Total += item_count + Other
  let closure = { (Value: Int) in Value }  // expect: variable-camelcase
  print(closure(Total), run_all(Name: 1))
}

@_cdecl("tree_grow") func tree_grow() {}
func testGrow_ShouldFail() {}
@Test func grow_fails() {}
// var old_name = 1
let code = """
  var Older_name = 1
  """
let text = "\({ var Inner = 1; return Inner }())"  // expect: variable-camelcase
