final class UploadService {
  func upload(_ data: Data, done: @escaping () -> Void) async {}  // expect: async-io-signature
}
