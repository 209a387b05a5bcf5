import Combine

final class Follower {
  let follow = { (basket: Basket) -> AnyCancellable in basket.follow() }  // expect: no-any-cancellable
  let help = "Set<AnyCancellable>()"
  let count = [1].map { number in number }
}
