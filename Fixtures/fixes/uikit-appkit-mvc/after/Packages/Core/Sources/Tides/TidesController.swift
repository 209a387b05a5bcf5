import Foundation

/// Holds the tides of a harbour, day by day.
@MainActor
public final class TidesController {
  /// A day, as its first moment.
  public struct SectionID: Hashable, Sendable {
    /// The first moment of the day.
    public let day: Date
  }

  /// The tides of one day.
  public struct Section: Sendable {
    public let id: SectionID
    /// The tides in the order of their times.
    public let tides: [Tide]
  }

  /// One section for each day.
  public private(set) var sections: [Section] = []
  /// Called before the sections change.
  public var willChange: (() -> Void)?
  /// Called after the sections have changed.
  public var didChange: (() -> Void)?

  private let client: any TidesClientProtocol
  private let calendar: Calendar

  /// A controller without tides until ``load()`` has run.
  public init(client: any TidesClientProtocol, calendar: Calendar) {
    self.client = client
    self.calendar = calendar
  }

  /// Fetches the tides.
  public func load() async throws {
    let tides = try await client.tides()
    let days = Dictionary(grouping: tides) { calendar.startOfDay(for: $0.time) }
    setSections(
      days.keys.sorted().map { day in
        let ordered = (days[day] ?? []).sorted { $0.time < $1.time }
        return Section(id: SectionID(day: day), tides: ordered)
      })
  }

  /// The tide with `id`, nil when it is not there.
  public func tide(for id: UUID) -> Tide? {
    sections.flatMap(\.tides).first { $0.id == id }
  }

  private func setSections(_ sections: [Section]) {
    willChange?()
    self.sections = sections
    didChange?()
  }
}
