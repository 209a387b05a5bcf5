import SwiftUI

extension Outside {
  static func build() -> TreesView { TreesView() }
}

extension TreesBuilder {
  static func build(_ trees: [Tree]) -> TreesView { TreesView() }
}

extension View {
  static func build() -> some View { EmptyView() }
}

/* enum Old { static func build() -> TreesView {} } */
struct Report {
  func build() -> TreesView { TreesView() }
  static func buildAll() -> TreesView { TreesView() }
  static func rebuild() -> TreesView { TreesView() }
  static let build: () -> TreesView = { TreesView() }
  static var build: TreesView { TreesView() }
  static func build() -> TreesViewModel { TreesViewModel() }
  static func build(_ row: Int) -> [TreesView] { [] }
  static func build(row: Int) -> Tree { Tree() }
  static func build(later: Bool) -> () -> TreesView { { TreesView() } }
  static func build(into view: TreesView) {}
  let code = """
    static func build() -> TreesView {}
    """
  let line = #"static func build() -> TreesView {}"#

  func nested() {
    func build() -> TreesView { TreesView() }
    print(build())
  }
}

protocol Building {
  static func build() -> TreesView
}

func build() -> TreesView { TreesView() }
