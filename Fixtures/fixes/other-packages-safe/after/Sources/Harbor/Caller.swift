// Reading the table may need its setter, and the range gets a new element.
func show(_ screen: Screen) -> String {
  screen.range!.0 = 3
  return "\(screen.table.next) \(screen.title) \(screen.range!)"
}
