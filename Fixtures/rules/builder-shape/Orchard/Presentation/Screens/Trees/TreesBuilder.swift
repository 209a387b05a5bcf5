import SwiftUI

@MainActor
enum TreesBuilder {
  static func build(router: TreesRouter = TreesRouter()) -> TreesView { TreesView() }
}

enum TreeBuilder {
  static func build(tree: TreeModel) -> TreeView { TreeView(tree: tree) }
}

enum LeavesBuilder { static func build() -> some View { TreesView() } }
enum GardenBuilder { static func build() -> TreesView { TreesView() } }
enum RootsBuilder {}

struct TwigsBuilder {  // expect: builder-shape
  static func build() -> TwigsView { TwigsView() }
}

final class FruitsBuilder {  // expect: builder-shape
  func build() -> FruitsView { FruitsView() }
}

enum BlossomsBuilder {  // expect: builder-shape
  static func make() -> BlossomsView { BlossomsView() }
}

enum MossBuilder {  // expect: builder-shape
  static func build() -> AnyView { AnyView(MossView()) }
}

enum BarkBuilder {  // expect: builder-shape
  static func build() -> LeavesView { LeavesView() }
}

@resultBuilder
struct RowsBuilder {
  static func buildBlock(_ rows: Row...) -> [Row] { rows }
}

// struct StemsBuilder {}
protocol ScreenBuilder {}
let code = "struct StemsBuilder {}"

enum BranchesBuilder {
  static func build() -> Presentation.BranchesView { Presentation.BranchesView() }
}
