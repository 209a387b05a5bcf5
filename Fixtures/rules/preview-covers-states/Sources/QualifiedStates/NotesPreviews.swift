import SwiftUI

#Preview("A") { NotesView(store: .preview(NotesStore.State.loading)) }
#Preview("B") { NotesView(store: .preview(NotesStore.State.empty)) }
#Preview("C") { NotesView(store: .preview(NotesStore.State.error(.offline))) }
#Preview("D") { NotesView(store: .preview(NotesStore.State.content([]))) }
#Preview("E") { NotesPane(store: .preview(NotesStore.State.loading)) }
#Preview("F") { NotesPane(store: .preview(NotesStore.State.empty)) }
#Preview("G") { NotesPane(store: .preview(NotesStore.State.content([]))) }
