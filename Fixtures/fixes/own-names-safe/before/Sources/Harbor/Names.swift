protocol Hashable { func digest() -> Int }

extension Duration {
  static func seconds(_ number: Int) -> Duration { .nanoseconds(number) }
}
