public struct Dashboard {
  public let title: String
}
