import SwiftUI

func show(_ model: TreesViewModel) {
  model.load()
  print(model.title, TreesViewModel.shared, Texts.used, Texts.whole, "prepare limit \(model.said())")
  // model.total and model.cache
  _ = TreesViewModel.Row(name: "oak")
}

func build(_ model: BranchViewModel) -> BranchView { BranchView(viewModel: model) }
func build(_ model: TreesViewModel) -> LeafView { LeafView(model) }

extension Session: Refreshing {}
