extension WalksStore {
  static func preview() -> WalksStore { WalksStore(session: URLSession.shared) }  // expect: preview-no-live-dependencies
}
