public final class TidesController { var didChange: (() -> Void)? }
public final class HarboursController {
  static let shared = HarboursController()
  var willChange: (() -> Void)?
}
