import SwiftUI

struct NavigatorRootView: View {
  @State private var navigator = Navigator.shared
  var body: some View { EmptyView() }
}
