struct Valve { func wait() {} }
func open(_ gate: Valve) { gate.wait(); process.wait(); let group = DispatchGroup() }
