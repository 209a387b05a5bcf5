extension WalksStore {
  static func preview() -> WalksStore { WalksStore(repository: WalksRepository()) }
}
