let group = DispatchGroup()
func wait() { group.wait() }
