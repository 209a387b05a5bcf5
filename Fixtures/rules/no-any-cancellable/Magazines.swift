import Foundation

/// Was full of AnyCancellable.
final class Reader {
  var subscriptions: Set<Magazine> = []
  var cancellables: [String] = []
  let text = "Set<AnyCancellable>"
}

enum Shop {
  protocol Cancellable { func cancel() }

  struct Order: Cancellable {
    func cancel() {}
  }
}
