import SwiftUI

public struct EduCard: View {
  public var body: some View { Text("a") }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
  EduCard()
}
