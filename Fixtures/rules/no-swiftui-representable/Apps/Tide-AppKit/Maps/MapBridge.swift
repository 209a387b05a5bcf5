struct Bridge: NSViewRepresentable {}  // expect: no-swiftui-representable
struct ViewRepresentable {}
