/// A helper that is in no target of tests.
func settle() async throws { try await Task.sleep(for: .seconds(1)) }
