let close = UIButton(type: .custom)
close.setImage(cross, for: .normal)  // expect: image-button-label
let help = NSButton(  // expect: image-button-label
  image: NSImage(systemSymbolName: "questionmark", accessibilityDescription: nil)!,
  target: self, action: #selector(explain))
