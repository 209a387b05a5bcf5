enum Roots {
  final class GetRootsUseCase { init() {} }
  enum DepthService { case deep }
  struct GroundRepository { let metres: Int }
}

final class GetBarkUseCase { init() {} }
