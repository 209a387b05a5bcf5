// The image is uploaded and shown nowhere.
func uploadImage(at file: URL) async throws {
  guard let image = UIImage(data: try Data(contentsOf: file)) else { return }
  try await send(image)
}
