import SwiftUI

struct NavigatorRootView: View {
  var body: some View { EmptyView().alert(item: $alert) { _ in Alert(title: Text("")) } }
}
