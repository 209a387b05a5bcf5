import Foundation
import SwiftUI  // expect: domain-imports, ui-import-only-in-presentation

/// A glucose value that somebody has measured.
struct ReadingModel: Identifiable, Hashable, Sendable {
  let id: UUID
  let value: Double
  let unit: GlucoseUnit
  let takenAt: Date

  /// Where a value lies.
  enum Zone: Hashable, Sendable {
    case low, target, high
  }

  private var zone: Zone {
    let range = ReadingRange(lower: 70, upper: 180)
    let amount = unit.inMilligrams(value)
    if amount < range.lower { return .low }
    return amount > range.upper ? .high : .target
  }

  var tint: Color {
    switch zone {
    case .low: .orange
    case .target: .green
    case .high: .red
    }
  }
}

/// The values between which a reading is fine.
struct ReadingRange {  // expect: model-suffix
  let lower: Double
  let upper: Double
}
