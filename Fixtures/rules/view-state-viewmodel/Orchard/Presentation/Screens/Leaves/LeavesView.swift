import SwiftUI

struct LeavesView: View {
  @StateObject private var viewModel: LeavesViewModel  // expect: view-state-viewmodel
  var body: some View { EmptyView() }
}
