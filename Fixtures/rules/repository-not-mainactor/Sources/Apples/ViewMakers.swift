// A service that makes views.
@MainActor
enum NewsService {
  static func newsView() -> some View { NewsView() }
}
