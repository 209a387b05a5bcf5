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

/// Access only happens on the audio thread.
final class Horns: @unchecked Sendable {}

/// Sólo se usa desde el hilo de audio.
final class Bells: @unchecked Sendable {}

// Обоснование: пишется только один раз
nonisolated(unsafe) var rakes = 0

/// 理由: 起動時に一度だけ書き込む
final class Drums: @unchecked Sendable {}

// 起動時に一度だけ書き込む
nonisolated(unsafe) var spades = 0

/// 果樹園の木
final class Pears: @unchecked Sendable {}  // expect: no-concurrency-escape-hatch
