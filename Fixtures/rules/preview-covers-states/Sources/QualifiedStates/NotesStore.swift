import Observation

@MainActor @Observable final class NotesStore {
  enum State: Equatable { case loading, empty, error(NotesError), content([String]) }
  private(set) var state: State = .loading
}
