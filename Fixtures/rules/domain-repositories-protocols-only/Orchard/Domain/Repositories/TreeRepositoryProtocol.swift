protocol TreeRepositoryProtocol {
  func trees() async throws -> [TreeModel]
}

extension TreeRepositoryProtocol {
  func first() async throws -> TreeModel? { try await trees().first }
}

typealias Trees = [TreeModel]

// final class OldRepository {}
let code = """
  struct Older {}
  """

struct TreeQuery { struct Page {} }  // expect: domain-repositories-protocols-only
private enum Order { case name }  // expect: domain-repositories-protocols-only
public final class
  TreeCache  // expect: domain-repositories-protocols-only
{}
#if DEBUG
  final class FakeTreeRepository: TreeRepositoryProtocol {}  // expect: domain-repositories-protocols-only
#endif
protocol TreeStoring {}  // expect: domain-repositories-protocols-only
protocol RepositoryProtocol {}  // expect: domain-repositories-protocols-only
