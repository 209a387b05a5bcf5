struct TreeModel { let name_of_tree = "" }
struct treeModel {}  // expect: type-name-pascalcase
final class Tree_Model {}  // expect: type-name-pascalcase
actor _Cache {}  // expect: type-name-pascalcase
enum
  loading  // expect: type-name-pascalcase
{ case Idle, in_progress }
protocol growing { associatedtype item }  // expect: type-name-pascalcase
protocol Growing {
  associatedtype item  // expect: type-name-pascalcase
  associatedtype Item
}
typealias callback = () -> Void  // expect: type-name-pascalcase
typealias Callback = () -> Void
enum `Type` { case all }
enum `default` { case all }  // expect: type-name-pascalcase
struct Ökologie {}
struct Tree2D {}
extension treeModel {}
struct Tree_Previews: PreviewProvider { static var previews: some View { EmptyView() } }
func load<item>(_ item: item) -> item { item }
func plant() {
  struct hole {}  // expect: type-name-pascalcase
  print(hole())
}
#if DEBUG
  struct sample {}  // expect: type-name-pascalcase
#endif
// struct old_tree {}
/* enum older {} */
let code = """
  struct older_tree {}
  """
