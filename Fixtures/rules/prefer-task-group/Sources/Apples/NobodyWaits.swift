// What is told to somebody is no load: nobody waits for it.
func deleteAll() {
  for upload in uploads { Task { try await upload.delete() } }
  for key in keys {
    Task {
      await Store.shared.removeProgress(for: key)
    }
  }
}
