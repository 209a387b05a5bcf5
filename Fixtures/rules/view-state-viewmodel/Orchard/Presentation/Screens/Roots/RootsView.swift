import SwiftUI

/// @State var viewModel: RootsViewModel
struct RootsView: View {  // expect: view-state-viewmodel
  @State var model: RootsViewModel
  var body: some View { EmptyView() }
}
