import Combine

/// func trees() -> [TreeDTO]
protocol TreeRepositoryProtocol {
  var isEmpty: Bool { get }
  func trees() async throws -> [TreeModel]
  func count() -> Int  // expect: repository-async-throws
  func save(_ tree: TreeModel) async  // expect: repository-async-throws
  func
    remove(_ tree: TreeModel) throws  // expect: repository-async-throws
  func rename(_ tree: TreeModel) async throws(AppError)
  func send(_ tree: TreeDTO) async throws  // expect: repository-async-throws
  func changes() -> AsyncStream<TreeModel>
  func news() -> AnyPublisher<TreeModel, Never>
  init(name: String)
}

extension TreeRepositoryProtocol {
  func first() -> TreeModel? { nil }
}

struct TreeFilter { func matches(_ tree: TreeModel) -> Bool { true } }
