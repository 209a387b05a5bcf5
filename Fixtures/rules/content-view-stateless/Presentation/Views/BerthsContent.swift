import SwiftUI

struct BerthsContent: View {
  let output: BerthsViewModel.Output
  let onInput: (BerthsViewModel.Input) -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.locale) private var locale
  @Environment(\EnvironmentValues.calendar) private var calendar
  @Binding var text: String
  @ScaledMetric private var height = 12.0

  var body: some View { Text(output.title) }
  var count: Int { output.count }
}

struct CranesContent: View {
  @State private var isOpen = false  // expect: content-view-stateless
  @StateObject private var loader = Loader()  // expect: content-view-stateless
  @Environment(Session.self) private var session  // expect: content-view-stateless
  @Query private var cranes: [CraneEntity]  // expect: content-view-stateless
  @Dependency(\.cranes) var service  // expect: content-view-stateless
  let viewModel: CranesViewModel  // expect: content-view-stateless
  var title = ""  // expect: content-view-stateless
  static var limit = 3

  var body: some View { Text(title) }
}

struct BerthsScreen: View {
  @State private var viewModel: BerthsViewModel
  var body: some View { Text("") }
}

struct PageContent { var text = "" }
