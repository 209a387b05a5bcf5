import Combine

enum Press {
  struct Just<Value> { let value: Value }

  enum Publishers { case small, large }

  static let only = Just(value: 1)
  static let size = Publishers.small
}
