@MainActor
final class
  FruitRepository:  // expect: repository-location
  FruitRepositoryProtocol {}
private struct BarkRepository {}  // expect: repository-location
actor MossRepository {}  // expect: repository-location
enum RootRepository {}
struct Repository {}
struct Tree { final class RowRepository {} }
extension TreeRepository { struct Cache {} }
// final class OldRepository {}
let code = """
  final class OlderRepository {}
  """
let trees = TreeRepository()
