final class WalksStore {
  let repository: WalksRepositoryProtocol  // expect: store-depends-on-protocol
}
