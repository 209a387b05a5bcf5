import SwiftUI

/// The screen with all beds.
struct BedsScreen: View {
  @State private var viewModel = BedsViewModel(beds: BedService())  // expect: view-state-private, view-viewmodel-injection

  var body: some View {
    BedsContent(output: viewModel.output)
      .onChange(of: viewModel.effect) { _, effect in print(effect as Any) }  // expect: effect-consumed
      .task {
        await viewModel.load()
      }  // expect: task-lifecycle, view-only-clears-effect
  }
}

/// What the screen with all beds shows.
struct BedsContent: View {
  let output: BedsViewModel.Output
  let onInput: (BedsViewModel.Input) -> Void
  @State private var isOpen = false  // expect: content-view-stateless

  var body: some View {
    ScrollView {
      LazyVStack {  // expect: lazy-stacks
        ForEach(output.beds) { bed in Text("\(bed.plants.count)").id(UUID()) }  // expect: swiftui-redraws
      }
    }
    AsyncImage(url: output.photo)  // expect: image-caching
    TextField("Name", text: output.name)  // expect: input-validation-present
    let _ = print("drawn")  // expect: view-no-side-effects
    Button("Save") { onInput(.submit) }  // expect: submit-disabled-while-loading
  }
}

#Preview { BedsScreen(beds: BedService()) }  // expect: preview-uses-mocks

struct BedsScreenPreviews: PreviewProvider {  // expect: preview-macro
  static var previews: some View { Text("Beds") }
}
