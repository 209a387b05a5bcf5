import Combine

final class Lighthouse {
  private var cancellables = Set<AnyCancellable>()  // expect: no-any-cancellable
  var subscriptions: Set<Combine.AnyCancellable> = []  // expect: no-any-cancellable
  private var token: AnyCancellable?  // expect: no-any-cancellable
  private var other: (any Cancellable)?  // expect: no-any-cancellable

  func keep(_ token: AnyCancellable) -> [AnyCancellable] {  // expect: no-any-cancellable
    let tokens: [AnyCancellable] = [token]  // expect: no-any-cancellable
    return tokens
  }

  var current: AnyCancellable? { token }  // expect: no-any-cancellable
}

final class Harbour {
  var subscriptions = Set<Token>()  // expect: no-any-cancellable
}
