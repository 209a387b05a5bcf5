final class WalksStore {
  enum State { case loading, empty, error(AppError), content([Walk]) }
}
