// Data(contentsOf: url) waits.
func encode() { name.write(to: &stream); let text = "Data(contentsOf: url)" }
func save() throws { try settings.write(to: defaults); try page.write(to: outputStream) }
