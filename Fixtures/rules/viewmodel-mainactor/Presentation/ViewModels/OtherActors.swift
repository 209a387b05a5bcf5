@globalActor actor StorageActor { static let shared = StorageActor() }

@StorageActor @Observable final class DraftsViewModel {}  // expect: viewmodel-mainactor
@Observable
@StorageActor
final class NotesViewModel {}  // expect: viewmodel-mainactor
@Swift.MainActor @Observable final class PagesViewModel {}
