import SwiftUI

struct TreeMenuView: View {
  enum TabView { case trees, leaves }
  var selected = TabView.trees
  var body: some View { EmptyView() }
}
