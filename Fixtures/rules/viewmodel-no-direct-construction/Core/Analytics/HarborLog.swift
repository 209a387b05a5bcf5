struct HarborLog { static let shared = HarborLog() }
