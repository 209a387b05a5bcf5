public struct EduTabBar {
  public let title: String
}
