// Data(contentsOf: url) waits.
func encode() { name.write(to: &stream); let text = "Data(contentsOf: url)" }
