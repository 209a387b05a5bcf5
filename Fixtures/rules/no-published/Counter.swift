import Combine

final class Counter {
  @Published var count = 0  // expect: no-published
}
