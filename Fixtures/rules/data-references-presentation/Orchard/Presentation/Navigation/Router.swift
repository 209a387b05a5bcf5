final class Router {
  static let shared = Router()
  func show(_ page: Page) {}
}

enum Page { case done }

final class HarvestViewModel {
  let repository = HarvestRepository()
}
