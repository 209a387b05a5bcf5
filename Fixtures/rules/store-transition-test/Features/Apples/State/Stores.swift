final class ApplesStore {
  enum State { case loading, empty, content([Int]) }
}
final class WalksStore {  // expect: store-transition-test
  enum State { case loading, empty, content([Int]) }
}
final class BoatsStore {}  // expect: store-transition-test
final class MockBoatsStore {}
protocol LettersStore {}
