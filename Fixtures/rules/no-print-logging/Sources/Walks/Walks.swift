private let logger = Logger(subsystem: "app.walks", category: "store")
func load() {
  logger.debug("loading")
  printer.print(page)
  // print("loading")
}
