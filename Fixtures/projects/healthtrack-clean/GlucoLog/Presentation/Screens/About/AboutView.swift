import SwiftUI

/// Who made the app.
struct AboutView: View {
  @State var viewModel: AboutViewModel

  var body: some View {
    VStack {
      BrandMark()
      Text(viewModel.text)
      Button(Texts.close) { viewModel.didTapClose() }
    }
    .padding()
  }
}

// archlint:disable view-suffix -- the brand's own name for its sign, see the style guide
private struct BrandMark: View {
  var body: some View { Image(systemName: "drop.circle") }
}

#Preview {
  AboutSamples.build()
}
