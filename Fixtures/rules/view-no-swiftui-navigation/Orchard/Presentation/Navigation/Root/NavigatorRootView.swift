import SwiftUI

struct NavigatorRootView: View {
  var body: some View {
    NavigationStack { EmptyView() }
      .sheet(isPresented: $isShown) { EmptyView() }
  }
}
