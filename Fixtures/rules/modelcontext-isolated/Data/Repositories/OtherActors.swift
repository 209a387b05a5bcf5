import SwiftData

@StorageActor final class DraftRepository {  // expect: modelcontext-isolated
  private let context: SwiftData.ModelContext
}
@Swift.MainActor final class NoteRepository { private let context: SwiftData.ModelContext }
@SwiftData.ModelActor actor PageRepository { private let context: ModelContext }
