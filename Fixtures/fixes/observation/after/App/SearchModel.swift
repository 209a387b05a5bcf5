import Combine
import Foundation

/// Its publisher is used, so that it stays as it is.
final class SearchModel: ObservableObject {
  @Published var query = ""
  private var tokens: Set<AnyCancellable> = []

  init() {
    $query.debounce(for: 1, scheduler: RunLoop.main).sink { print($0) }.store(in: &tokens)
  }
}
