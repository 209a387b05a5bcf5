final class MockAuthRepository: AuthRepositoryProtocol {
  var loginResult: Result<Void, Error> = .success(())  // expect: mock-injectable-result
  var logoutError: Error?
  var calls = 0
  private var lastResult = 0

  func login() async throws { calls += 1 }
  func logout() async throws { if let logoutError { throw logoutError } }
}

final class AuthRepository { var lastError: Error? }
