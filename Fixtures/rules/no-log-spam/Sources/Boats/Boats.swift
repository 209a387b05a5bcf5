func show() {
  logger.info("a list")
  for boat in boats { do { try save(boat) } catch { logger.error("no \(boat)") } }
}

/// Prints boats by a method of its own.
struct BoatPrinter {
  func print(boat: Boat) {}
  func print(boats: [Boat]) {
    for boat in boats { print(boat: boat) }
  }
}
