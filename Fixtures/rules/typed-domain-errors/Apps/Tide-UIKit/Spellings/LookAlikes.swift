func store() throws {
  let failure = NSError(domain: "tides", code: 4)
  do { try write() } catch let error as NSError { throw error }
  report(failure)
}
