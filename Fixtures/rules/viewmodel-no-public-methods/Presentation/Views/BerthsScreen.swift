struct BerthsScreen {
  func leave(_ model: BerthsViewModel) async { await model.close() }
}
