import SwiftUI

struct TwigsView: View {
  @MainActor
  @SwiftUI.State
  var viewModel = TwigsViewModel(router: TwigsRouter())
  var body: some View { EmptyView() }
}
