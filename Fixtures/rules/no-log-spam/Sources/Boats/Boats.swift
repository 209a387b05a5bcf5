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

func afterLoops() {
  repeat { step() } while isRunning
  logger.info("done")
  for boat in boats { use(boat) }
  while let boat = next(), boat.isOpen { logger.info("a boat") }  // expect: no-log-spam
}
