import SwiftUI

@Observable final class TracksStore {
  static let shared = TracksStore()
  var isOn = true
}

/// A track.
public struct Track:
  Codable, // for the cache
  Hashable, // for sections
  Sendable
{
  let name: String
}

struct TracksView: View {
  @ObservedObject var shown: TracksStore { // watched
    didSet { print("changed") }
  }
  @Bindable private var bound: TracksStore
  @SwiftUI.ObservedObject // given
  var given: TracksStore
  let one: TracksStore = .shared // the only one
  let other = TracksStore.shared
  @State var third = TracksStore.shared
  @StateObject private var own: TracksStore
  @State private var made = TracksStore(
    // nothing to give
  )

  init(own: TracksStore) {
    _own = StateObject(wrappedValue: own)
  }

  var body: some View {
    ScrollView {
      SwiftUI.LazyVStack(
        alignment: .leading, // as texts are
        spacing: 8
      ) { // rows
        ForEach(items) { Text($0.name) }
      }
    }
    ScrollView { LazyVStack { ForEach(items) { Text($0.name) } } }
    Toggle("On", isOn: $bound.isOn)
  }

  struct Row: View {
    let bound: TracksStore
    let own: TracksStore

    var body: some View {
      Text("")
        .task { @MainActor in
          await load()
        }
        .onAppear { Task { [self] () -> Int in await count() } }
        .task {
          let text = """
          one
            two
          """
          await load(text)
        }
        .onAppear { Task { Task { await load() } } }
        .onAppear { Task { Task { for await item in feed { show(item) } } } }
        .onAppear {
          Task {
            await load() // all
          }
        }
    }
  }
}
