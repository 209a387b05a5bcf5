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
func loadImages() {
  for view in views {
    loader.load(into: view) { result in
      switch result {
      case .success: view.show()
      case .failure(let error): print("No image:", error)
      }
    }
    print(view)  // expect: no-log-spam
  }
}
func sortAll() {
  for row in rows {
    if row.isSorted { continue }
    else { print("Failed to sort", row) }
  }
}
