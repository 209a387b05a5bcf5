public enum EduShapes {  // expect: edu-api-preserved
  case card
  public static func corner(of shape: EduShapes, within size: Double) -> Double { size / 4 }
  public static func edge(_ width: Double) -> Double { width + 1 }
}

protocol Outlined {  // expect: edu-api-preserved
  var outline: Double { get }
}
