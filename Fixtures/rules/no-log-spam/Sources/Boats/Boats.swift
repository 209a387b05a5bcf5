func show() {
  logger.info("a list")
  for boat in boats { do { try save(boat) } catch { logger.error("no \(boat)") } }
}
