import SwiftUI

struct BerthContent: View {
  let output: BerthViewModel.Output
  let onInput: (BerthViewModel.Input) -> Void

  var body: some View {
    Button("Book") { onInput(.submit) }  // expect: submit-disabled-while-loading
    Button { onInput(.submit) } label: { Text("Book") }  // expect: submit-disabled-while-loading
      .padding()
    Button("Book") { onInput(.submit) }
      .disabled(output.isLoading)
    Button { onInput(.submit) } label: { Text("Book") }
      .buttonStyle(.plain)
      .padding(8)
      .disabled(!output.isValid)
    Button("Back") { onInput(.back) }
  }
}
