final class PearsStore {
  enum State: Equatable {
    case loading
    case content([Pear])
  }
}
final class FigsStore {
  enum Tab { case figs([Fig]) }
}
