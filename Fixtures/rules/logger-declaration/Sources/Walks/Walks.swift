import OSLog
private let logger = Logger()  // expect: logger-declaration
