import SwiftUI

public struct EduShadow: ViewModifier {
  let radius: Double  // expect: edu-api-preserved

  public init(radius: Double, depth: Int = 3) { self.radius = radius }

  public init(level: Int) { radius = Double(level) }

  public func cast() {}

  public func body(content: Content) -> some View { content.glassEffect() }
}
