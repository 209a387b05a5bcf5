import Foundation

// Every access takes the lock below.
final class Barn: @unchecked Sendable {}

/// Boxes by their names.
///
/// Justificación: el acceso está serializado.
final class Boxes: @unchecked Sendable {}

// Only the launch writes it.
@MainActor
@objc(OrchardBarn)
final class Labels:
  NSObject,
  @unchecked Sendable
{}

/// Boxes by their sizes.
final class Sizes: @unchecked Sendable {}  // expect: no-concurrency-escape-hatch

// MARK: - Counters of all barns
nonisolated(unsafe) var barns = 0  // expect: no-concurrency-escape-hatch

// swiftlint:disable all
nonisolated(unsafe) var boxes = 0  // expect: no-concurrency-escape-hatch

nonisolated(unsafe) var sizes = 0  // read by one thread

// old
nonisolated(unsafe) var labels = 0  // expect: no-concurrency-escape-hatch
