import Combine
import Foundation

/// The scores of a match, with @Published properties.
final class ScoreModel: ObservableObject {
  @Published var home = 0  // expect: no-published
  @Published private(set) var guest = 0  // expect: no-published
  @MainActor @Published var isRunning = false  // expect: no-published
  @Combine.Published public internal(set) var period = 1  // expect: no-published

  @Published  // expect: no-published
  @MainActor
  var names: [String] = []

  @Published var clock: TimeInterval = 0  // expect: no-published

  @available(iOS 18, *) @Published(initialValue: nil) var winner: String?  // expect: no-published

  #if DEBUG
    @Published var isCheating = false  // expect: no-published
  #endif

  var line: String { "\(home) : \(guest)" }

  private var bag: Set<AnyCancellable> = []

  init() {
    $isRunning.sink { print($0) }.store(in: &bag)  // expect: no-published
    $home
      .map { $0 > 100 }
      .sink { print($0) }
      .store(in: &bag)
    self.$guest.filter { $0 > 10 }.sink { _ in }.store(in: &bag)
  }
}
