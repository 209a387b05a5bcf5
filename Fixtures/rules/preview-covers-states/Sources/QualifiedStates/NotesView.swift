import SwiftUI

struct NotesView: View {
  let store: NotesStore
  var body: some View { NotesList(store: store) }
}

struct NotesPane: View {  // expect: preview-covers-states
  let store: NotesStore
  var body: some View { NotesList(store: store) }
}
