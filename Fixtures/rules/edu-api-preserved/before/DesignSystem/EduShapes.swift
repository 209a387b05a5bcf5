public enum EduShapes {
  case card, pill
  public static func corner(of shape: EduShapes, in size: Double) -> Double { size / 4 }
  public static func edge(_ width: Double) -> Double { width }
}

public protocol Outlined {
  var outline: Double { get }
}
