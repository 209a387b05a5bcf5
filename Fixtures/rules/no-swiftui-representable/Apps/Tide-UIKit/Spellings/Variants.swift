extension Chart: SwiftUI.UIViewRepresentable {}  // expect: no-swiftui-representable
protocol Bridge: UIViewControllerRepresentable {}  // expect: no-swiftui-representable
