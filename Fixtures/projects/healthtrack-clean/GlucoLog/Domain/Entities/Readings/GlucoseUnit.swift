import Foundation

/// The unit that a meter shows.
enum GlucoseUnit: String, CaseIterable, Sendable {
  case milligrams
  case millimoles

  var symbol: String {
    switch self {
    case .milligrams: "mg/dL"
    case .millimoles: "mmol/L"
    }
  }
}

/// What knows how much a value is in the unit that limits are given in.
protocol UnitConverting {  // expect: protocol-suffix
  func inMilligrams(_ value: Double) -> Double
}

extension GlucoseUnit: UnitConverting {
  func inMilligrams(_ value: Double) -> Double {
    switch self {
    case .milligrams: value
    case .millimoles: value * 18.016
    }
  }
}
