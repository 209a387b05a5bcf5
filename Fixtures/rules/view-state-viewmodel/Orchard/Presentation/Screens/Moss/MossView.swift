import SwiftUI

struct MossView: View {
  let viewModel: MossViewModel  // expect: view-state-viewmodel
  var body: some View { EmptyView() }
}
