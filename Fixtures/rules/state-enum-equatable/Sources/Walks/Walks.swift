final class WalksStore {
  enum State: Equatable { case loading, empty, error(AppError), content([Walk]) }
}
final class AlbumsStore { enum State: Hashable { case loading } }
