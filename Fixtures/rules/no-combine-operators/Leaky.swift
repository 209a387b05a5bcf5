import UIKit

// The operators come along with another file's import.
final class ForecastController: UIViewController {
  private var tokens = Set<AnyCancellable>()

  func follow(_ model: WeatherModel) {
    model.rain.sink { print($0) }.store(in: &tokens)  // expect: no-combine-operators
  }
}
