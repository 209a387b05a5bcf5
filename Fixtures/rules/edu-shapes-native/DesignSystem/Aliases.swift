public enum Shapes {
  public typealias LiquidRoundedRectangle = RoundedRectangle  // expect: edu-shapes-native
  public typealias Panel = RoundedRectangle
}
