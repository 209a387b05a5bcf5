actor HarborClient {}
final class BerthRepository {
  private let client: HarborClient
  init(client: HarborClient) { self.client = client }
}
