import SwiftUI

struct BerthsContent: View {
  let output: BerthsViewModel.Output

  var body: some View {
    let _ = Self._printChanges()  // expect: swiftui-redraws
    AnyView(Text("a"))  // expect: swiftui-redraws
    Text("b").id(UUID())  // expect: swiftui-redraws
    Text("c").id(output.id)
    ForEach(output.names, id: \.self) { Text($0) }  // expect: swiftui-redraws
    ForEach(output.names.indices) { Text("\($0)") }  // expect: swiftui-redraws
    ForEach(output.berths) { Text($0.name) }
    ForEach(0..<3, id: \.self) { Text("\($0)") }
    ForEach(Level.allCases, id: \.self) { Text($0.title) }
    ForEach(Level.names, id: \.self) { Text($0) }
    ForEach(Harbor.shared.names, id: \.self) { Text($0) }  // expect: swiftui-redraws
    Text(DateFormatter().string(from: .now))  // expect: swiftui-redraws
  }
}

#Preview { AnyView(BerthsContent(output: .init())) }

let formatter = DateFormatter()
func erase(_ text: Text) -> AnyView { AnyView(text) }

extension View {
  func card() -> some View { background(AnyView(Circle())) }  // expect: swiftui-redraws
}
