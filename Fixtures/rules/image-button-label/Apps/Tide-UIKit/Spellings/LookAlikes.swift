var configuration = UIButton.Configuration.plain()
configuration.image = UIImage(systemName: "plus")
configuration.title = "Add"
photo.setImage(cross, for: tide)
let save = NSButton(
  image: NSImage(systemSymbolName: "tray", accessibilityDescription: name)!,
  target: self, action: #selector(store))
