import os
private let logger = Logger(subsystem: "app.letters", category: "store")
final class Store { let logger = Logger(subsystem: "app.letters", category: "other") }
