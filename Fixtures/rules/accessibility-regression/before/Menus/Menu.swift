let item = NSMenuItem(title: "Save", action: #selector(save), keyEquivalent: "s")
// accessibilityLabel
