import Observation

/// The units of distances. Was LiveData, and live data it stays.  // expect: term-livedata
@Observable
final class UnitsModel {
  var isMetric = true

  /// Live data of the sensor counts in metres.
  func text(ofMeters meters: Double) -> String {
    isMetric ? "\(meters.formatted()) m" : "\((meters * 3.281).formatted()) ft"
  }
}
