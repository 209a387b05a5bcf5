import Observation

/// Another container may change what it holds.
final class NoteContainer {
  static let shared = NoteContainer()
  var notes = NoteService()
}

actor ServiceContainerLog {}

struct NotesView {
  var services: ServiceContainer?
  // struct ServiceContainer {}
}
