import Charts  // expect: import-allowlist
import SwiftUI
import Foundation  // expect: import-order

/// Advice for every day.
struct TipsView: View {
  @State var viewModel: TipsViewModel

  var body: some View {
    List(viewModel.tips, id: \.text) { tip in
      Button(tip.text) { Task { await viewModel.didTap(tip) } }
    }
      .font(.system(size: textSizes.size(for: .everybody)))
      .overlay { if viewModel.isLoading { ProgressView() } }
      .navigationTitle(Texts.tips)
      .task { await viewModel.load() }
  }
}
