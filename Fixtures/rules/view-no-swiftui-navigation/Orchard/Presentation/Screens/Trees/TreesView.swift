import SwiftUI

struct TreesView: View {
  @Environment(\.dismiss) private var dismiss  // expect: view-no-swiftui-navigation
  @Environment(\.openURL) private var openURL  // expect: view-no-swiftui-navigation
  @Environment(\.colorScheme) private var scheme
  @State var viewModel: TreesViewModel

  var body: some View {
    NavigationStack(path: $viewModel.path) {  // expect: view-no-swiftui-navigation
      List(viewModel.trees) { tree in
        NavigationLink(tree.name) { TreeView(tree: tree) }  // expect: view-no-swiftui-navigation
      }
      .navigationDestination(for: Tree.self) { TreeView(tree: $0) }  // expect: view-no-swiftui-navigation
      .navigationTitle("Trees")
      .toolbar { Button("Add") { viewModel.didTapAdd() } }
    }
    .sheet(isPresented: $isAdding) { TreeView(tree: nil) }  // expect: view-no-swiftui-navigation
    .fullScreenCover(item: $shown) { TreeView(tree: $0) }  // expect: view-no-swiftui-navigation
    .popover(isPresented: $isHelping) { Text("Help") }  // expect: view-no-swiftui-navigation
    .alert(  // expect: view-no-swiftui-navigation
      "Sure?", isPresented: $isAsking
    ) { Button("Yes") {} }
    .confirmationDialog("Sure?", isPresented: $isAsking) {}  // expect: view-no-swiftui-navigation
  }

  private var tabs: some View {
    SwiftUI.TabView { Text("One") }  // expect: view-no-swiftui-navigation
  }

  /// A NavigationStack is for the root, .sheet(isPresented:) for nobody.
  func reset() {
    viewModel.show(.alert(.sure))
    viewModel.show(.sheet(item: 3))
    viewModel.paper.sheet(of: 3)
    print("NavigationStack { }")
  }
}

#Preview {
  NavigationStack { TreesView(viewModel: .preview) }
}

struct Trees {
  func root() -> some View { NavigationStack { EmptyView() } }
}
