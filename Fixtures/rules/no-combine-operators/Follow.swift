import Combine
import UIKit

final class WeatherController: UIViewController {
  private let label = UILabel()
  private var bag: Set<AnyCancellable> = []

  func follow(_ model: WeatherModel) {
    model.temperature
      .removeDuplicates()
      .sink { [weak self] in self?.show($0) }  // expect: no-combine-operators
      .store(in: &bag)  // expect: no-combine-operators
    model.report
      .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })  // expect: no-combine-operators
      .store(in: &self.bag)  // expect: no-combine-operators
    model.text.assign(to: \.text, on: label).store(in: &bag)  // expect: no-combine-operators
    model.text.assign(to: &model.$title)  // expect: no-combine-operators
  }
}
