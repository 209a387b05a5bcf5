import SwiftUI

@Observable final class TracksStore {
  static let shared = TracksStore()
  var isOn = true
}

/// A track.
public struct Track:
  Codable, // for the cache
  Hashable // for sections
{
  let name: String
}

struct TracksView: View {
  @ObservedObject var shown: TracksStore { // watched
    didSet { print("changed") }
  }
  @ObservedObject private var bound: TracksStore
  @SwiftUI.ObservedObject // given
  var given: TracksStore
  @ObservedObject var one: TracksStore = .shared // the only one
  @ObservedObject var other = TracksStore.shared
  @StateObject var third = TracksStore.shared
  @StateObject private var own: TracksStore
  @StateObject private var made = TracksStore(
    // nothing to give
  )

  init(own: TracksStore) {
    _own = StateObject(wrappedValue: own)
  }

  var body: some View {
    ScrollView {
      SwiftUI.VStack(
        alignment: .leading, // as texts are
        spacing: 8
      ) { // rows
        ForEach(items) { Text($0.name) }
      }
    }
    ScrollView { VStack { ForEach(items) { Text($0.name) } } }
    Toggle("On", isOn: $bound.isOn)
  }

  struct Row: View {
    @ObservedObject var bound: TracksStore
    @ObservedObject var own: TracksStore

    var body: some View {
      Text("")
        .onAppear { Task { @MainActor in
          await load()
        } }
        .onAppear { Task { [self] () -> Int in await count() } }
        .onAppear { Task { let text = """
          one
            two
          """
          await load(text)
        } }
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
