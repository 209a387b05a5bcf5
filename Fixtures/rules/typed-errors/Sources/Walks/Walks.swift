final class WalksStore {
  enum State { case loading, empty; case error(Error); case content([Walk]) }  // expect: typed-errors
}
