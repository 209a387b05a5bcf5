struct BerthServiceKey {
  static let liveValue: BerthServiceProtocol = BerthService(client: APIClient())
}
