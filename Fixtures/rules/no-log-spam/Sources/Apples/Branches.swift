// What goes wrong in one branch does not happen in every iteration.
func loadAll() {
  for row in rows {
    if let source = row.source {
      sources.append(source)
    } else {
      logger.error("no source for \(row.id)")
    }
  }
}
