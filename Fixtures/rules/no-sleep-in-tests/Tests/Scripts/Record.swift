Thread.sleep(forTimeInterval: 1)
