enum Guides {
  final class PathService { init() {} }
  enum Maps {}
}

extension Guides.Maps {
  actor MapRepository { init() {} }
  struct Style { init() {} }
}
