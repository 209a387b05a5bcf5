enum Event { case error(Error) }
let error = NSError(domain: "a", code: 1)
