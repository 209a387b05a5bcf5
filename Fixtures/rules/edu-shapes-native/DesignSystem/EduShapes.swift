import SwiftUI

struct LiquidRoundedRectangle: Shape {  // expect: edu-shapes-native
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 12) }
}

public struct Pill: InsettableShape {  // expect: edu-shapes-native
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public func inset(by amount: CGFloat) -> Pill { self }
}

struct Wave: Shape {
  // Path(roundedRect: rect, cornerRadius: 2)
  func path(in rect: CGRect) -> Path { Path { $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .zero, clockwise: true) } }
}

let corner = RoundedRectangle(cornerRadius: 3)
