public struct EduTabBar {
  public var title: String { "Tabs" }
}
