import Combine
import SwiftUI
import UIKit

/// Shows the scores and follows them.
final class ScoreBoard: UIViewController {
  private let model = ScoreModel()
  private let label = UILabel()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    model.$home.sink { [label] in label.text = "\($0)" }.store(in: &bag)  // expect: no-published
    self.model.$guest  // expect: no-published
      .removeDuplicates()
      .map { "\($0)" }
      .assign(to: \.text, on: label)
      .store(in: &bag)
    model . $period . dropFirst(1).sink { _ in }.store(in: &bag)  // expect: no-published
    let clock = model.$clock.eraseToAnyPublisher()  // expect: no-published
    follow(clock)
    model.$names.map(\.count).sink { _ in }.store(in: &bag)  // expect: no-published
    Task { for await isRunning in model.$isRunning.values { print(isRunning) } }  // expect: no-published
    ScoreModel.shared.$winner.receive(on: RunLoop.main).sink { _ in }.store(in: &bag)  // expect: no-published
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &bag)
    NotificationCenter.default.publisher(for: .scored).receive(on: RunLoop.main).sink { _ in }
      .store(in: &bag)
  }

  private func follow(_ publisher: AnyPublisher<TimeInterval, Never>) {
    publisher.sink { _ in }.store(in: &bag)
  }
}

extension Notification.Name {
  static let scored = Notification.Name("scored")
}

struct ScoreLine: View {
  let model: ScoreModel

  var body: some View {
    Text(model.line)
      .onReceive(model.$home) { _ in print("scored") }  // expect: no-published
      .onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in }
  }
}
