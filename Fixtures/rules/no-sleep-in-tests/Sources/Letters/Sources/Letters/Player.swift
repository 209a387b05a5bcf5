func pause() async throws { try await Task.sleep(for: .seconds(1)) }
