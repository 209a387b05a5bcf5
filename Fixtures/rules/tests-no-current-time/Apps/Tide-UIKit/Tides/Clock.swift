let now = Date()
