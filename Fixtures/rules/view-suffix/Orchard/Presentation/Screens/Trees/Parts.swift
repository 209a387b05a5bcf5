import SwiftUI

/// Things that draw, and are no views.
struct Rounded: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct Leaf: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

struct Juicy: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@main
struct OrchardApp: App {
  var body: some Scene { WindowGroup { TreesView() } }
}

struct Pair<First: View, Second> where Second: View {
  let first: First
  let second: Second

  /* struct Old: View {} */
  let code = """
    struct Old: View {}
    """
  let line = #"struct Old: View {}"#
}

struct Stack<View> {
  let views: [View]
}

struct Legend {}  // expect: view-suffix
struct Caption {}
struct Trunk {}  // expect: view-suffix

protocol Drawing: View {}

struct TrunkView: Drawing {
  var body: some View { EmptyView() }
}

func show(View name: String) -> ViewList { ViewList(View: name) }

struct ViewList: ViewListing {
  let View: String
}

protocol ViewListing {}
