import SwiftUI

/// A short message that goes away by itself.
struct ToastView: View {
  let text: String

  var body: some View {
    Text(text)
      .padding()
      .background(Palette.card, in: .capsule)
  }
}
