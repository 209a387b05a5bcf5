import SwiftUI

struct FeedView: View {
  var body: some View {
    Text("Feed")
      .onReceive(ticks) { _ in reload() }  // expect: no-combine-publishers
      .onReceive(ticks, perform: reload)  // expect: no-combine-publishers
      .task { await reload() }
  }
}
