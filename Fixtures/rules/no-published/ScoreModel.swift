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
    $home  // expect: no-published
      .map { $0 > 100 }
      .sink { print($0) }
      .store(in: &bag)
    self.$guest.filter { $0 > 10 }.sink { _ in }.store(in: &bag)  // expect: no-published
    Publishers.CombineLatest($home, $guest)  // expect: no-published
      .sink { print($0, $1) }
      .store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .combineLatest($period)  // expect: no-published
      .sink { print($0) }
      .store(in: &bag)
    $clock.combineLatest($period).sink { print($0) }.store(in: &bag)  // expect: no-published
    Publishers.Merge(names.publisher, Just("none")).sink { print($0) }.store(in: &bag)
    $draft.map(\.count)
  }

  @Draft var draft = ""
}

extension ScoreModel {
  func watch() { $names.dropFirst().sink { print($0) }.store(in: &bag) }  // expect: no-published
}

/// A table that has a property of the same name, which is no publisher.
struct ScoreTable {
  @Draft var home = [1, 2]
  var halves: [Int] { $home.map { $0 / 2 } }
}

@propertyWrapper
struct Draft<Value> {
  var wrappedValue: Value
  var projectedValue: Value { wrappedValue }
}
