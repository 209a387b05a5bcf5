let item = NSMenuItem(title: "Save", action: #selector(save), keyEquivalent: key)
// The label was here.
