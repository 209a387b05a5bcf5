@StorageActor @Observable final class DraftsStore {}  // expect: store-requires-mainactor
@StorageActor final class Drafts {}
@Observable @Swift.MainActor final class NotesStore {}
