enum ErrorHandlerManager {
  static func run() throws { do { try read() } catch { throw error } }
}
