import Foundation
import Observation

/// What the sky will do.
@Observable
final class ForecastModel {  // expect: observable-final-class
  static let shared = ForecastModel()

  private(set) var hours: [Hour] = []
  @ObservationIgnored
  private var iconCache: [String: Data] = [:]  // expect: observable-cache-ignored
  @ObservationIgnored
  lazy var formatter = DateFormatter()  // expect: observable-wrapper-ignored

  /// One hour of it.
  @Observable
  struct Hour {  // expect: observable-on-class-only
    let rain: Double
  }

  func load(_ events: ForecastEvents) async {
    for await hour in events.hours { hours.append(hour) }
  }
}

/// The almanac says what the sky did in other years.
@Observable
final class AlmanacModel {
  @ObservationIgnored private var yearCache: [Int: Double] = [:]
  private(set) var years: [Int] = []
}

/// Measures the air.
actor Barometer {
  private(set) var pressure = 1013.0
}
