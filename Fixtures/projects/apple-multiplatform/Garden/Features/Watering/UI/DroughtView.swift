import SwiftUI

struct DroughtView: View {  // expect: preview-required
  let store: DroughtStore

  var body: some View {
    switch store.state {  // expect: view-switches-all-states
    case .loading: ProgressView()
    case .error(let error): Text(error.localizedDescription)  // expect: error-state-has-retry
    case .content(let days): Text("\(days.count)")
    default: EmptyView()
    }
  }
}

#Preview("Loading") { Text("a drought") }
