import SwiftUI

/// A card of glass. Human Interface Guidelines had shadows here, cards 8 pt above the page.  // expect: term-material-design, term-dp
public struct GlassCard: ViewModifier {
  public static let radiusInDp = 20.0  // expect: term-dp

  public init() {}

  public func body(content: Content) -> some View {
    content
      .padding(16)  // 16 pt
      .glassEffect(.regular, in: .rect(cornerRadius: Self.radiusInDp))
  }
}

#Preview {
  Text("Glass is no material; thin material stays behind sheets.").modifier(GlassCard())
}
