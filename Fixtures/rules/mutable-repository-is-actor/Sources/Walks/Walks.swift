actor WalksRepository { private var cache: [Walk] = [] }
final class AlbumsRepository {
  private let session: URLSession
  var count: Int { 3 }
}
@MainActor final class DraftsRepository { var drafts: [Draft] = [] }
final class MockWalksRepository { var calls = 0 }
