import Combine
import SwiftUI

/// A playlist that announces its changes by hand.
final class Playlist: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()  // expect: no-object-will-change

  var songs: [String] = [] {
    willSet { objectWillChange.send() }  // expect: no-object-will-change
  }

  func add(_ song: String) {
    self.objectWillChange.send()  // expect: no-object-will-change
    songs.append(song)
  }
}

struct PlaylistView: View {
  let playlist: Playlist

  var body: some View {
    Text("\(playlist.songs.count)")
      .onReceive(playlist.objectWillChange) { _ in print("soon") }  // expect: no-object-will-change
  }
}

func publisher(of playlist: Playlist) -> Combine.ObservableObjectPublisher {  // expect: no-object-will-change
  playlist.objectWillChange  // expect: no-object-will-change
}
