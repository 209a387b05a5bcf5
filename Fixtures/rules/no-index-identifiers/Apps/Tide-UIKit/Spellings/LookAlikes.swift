func reload() {
  snapshot.appendItems(tides.enumerated().map { $0.element.id })
  snapshot.appendSections(Array(days.indices))
  for (index, day) in days.enumerated() {
    snapshot.appendItems(day.tides.map(\.id), toSection: index)
  }
}
