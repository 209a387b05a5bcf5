final class MockSyncRepository {
  var syncResult: Result<Void, Error> = .success(())
  var resetError: Error?  // expect: mock-injectable-result
}
