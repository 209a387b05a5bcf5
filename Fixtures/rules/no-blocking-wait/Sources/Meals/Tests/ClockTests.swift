func tick() { Thread.sleep(forTimeInterval: 1) }
