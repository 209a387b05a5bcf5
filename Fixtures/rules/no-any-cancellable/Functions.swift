import Combine

// A variable with a function keeps no subscription.
final class Follower {
  let follow = { (basket: Basket) -> AnyCancellable in basket.follow() }
  var onChange: (() -> AnyCancellable)?
  var stop: @Sendable (any Cancellable) -> Void = { _ in }
  let help = "Set<AnyCancellable>()"
  let count = [1].map { number in number }
  let tokens = { [Set<AnyCancellable>()] }()  // expect: no-any-cancellable

  func store() -> () -> Void {
    return { let bag: [AnyCancellable] = []; print(bag) }  // expect: no-any-cancellable
  }
}
