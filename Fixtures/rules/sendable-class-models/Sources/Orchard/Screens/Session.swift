final class Session: Codable {}  // expect: sendable-class-models

final class Player {}

@Model final class Visit: Codable {}

final class Ticket: Codable, Sendable {
  let text = ""
}
