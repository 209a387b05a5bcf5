extension Jar: Sendable {}
