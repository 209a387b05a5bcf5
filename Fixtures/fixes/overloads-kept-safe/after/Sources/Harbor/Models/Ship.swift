public struct Ship: Sendable {
  public let name: String
}
