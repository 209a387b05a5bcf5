public struct Rope {
  public var length: Int
  public init(length: Int) { self.length = length }
}
