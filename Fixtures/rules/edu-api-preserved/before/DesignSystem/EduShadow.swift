import SwiftUI

public struct EduShadow: ViewModifier {
  public let radius: Double
  public var depth: Int { 3 }
  let secret = 1

  public init(radius: Double) { self.radius = radius }

  public func body(content: Content) -> some View { content.shadow(radius: radius) }
}
