public struct Ship {
  public let name: String
}
