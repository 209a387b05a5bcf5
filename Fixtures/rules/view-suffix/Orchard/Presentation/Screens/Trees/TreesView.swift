import SwiftUI

/// All trees. A struct Header: View would be found.
struct TreesView: View {
  var body: some View { TreeRow() }

  struct Footer: View {  // expect: view-suffix
    var body: some View { EmptyView() }
  }

  enum Kind: String { case Leaf, View }
}

private struct TreeRow: SwiftUI.View, Equatable {  // expect: view-suffix
  var body: some View {
    struct Dot: View {  // expect: view-suffix
      var body: some View { EmptyView() }
    }
    return Dot()
  }
}

struct
  Badge<Content: View>:  // expect: view-suffix
  @MainActor View
{
  let content: Content
  var body: some View { content }
}

final class Canvas: Equatable & View {  // expect: view-suffix
  static func == (left: Canvas, right: Canvas) -> Bool { true }
  var body: some View { EmptyView() }
}

enum Overview: View {  // expect: view-suffix
  case all
  var body: some View { EmptyView() }
}

struct `Default`: View {  // expect: view-suffix
  var body: some View { EmptyView() }
}

#if os(macOS)
  struct Sidebar: View {  // expect: view-suffix
    var body: some View { EmptyView() }
  }
#endif

protocol ScreenProtocol: View {
  var title: String { get }
}

typealias Part = View

struct Settings: ScreenProtocol {  // expect: view-suffix
  let title = "Settings"
  var body: some View { EmptyView() }
}

struct Harvest: Part {  // expect: view-suffix
  var body: some View { EmptyView() }
}
