import SwiftUI

struct Scroll: View {
  var body: some View {
    ScrollView { Text("a") }
      .contentMargins(.horizontal, 12, for: .scrollContent)  // expect: scroll-insets-review
      .safeAreaInset(edge: .top, spacing: 0) {  // expect: scroll-insets-review
        Text("b")
      }
      .safeAreaPadding(.horizontal, 8)
      // .contentMargins(12)
      .accessibilityHint(".contentMargins(12)")
  }

  let contentMargins = 12
  func margin(contentMargins: Int) -> Int { contentMargins }
}
