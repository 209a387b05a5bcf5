#Preview { Text("High") }  // expect: no-swiftui-preview
#Preview("Stack") { VStack { Text("High") } }  // expect: no-swiftui-preview
