struct Data { init(contentsOf url: URL) {} }
func make() { _ = Data(contentsOf: url) }
