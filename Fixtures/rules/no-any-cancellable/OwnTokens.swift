import RxSwift

final class Tokens {
  private final class AnyCancellable {}
  private var token: AnyCancellable?
  private var bag: [AnyCancellable] = []
}
