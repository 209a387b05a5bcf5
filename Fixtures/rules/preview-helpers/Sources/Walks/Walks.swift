#Preview("Content") { WalksView(store: WalksStore.preview(.content(Walk.mocks))) }
#Preview("Loading") { WalksView(store: .preview(.loading)) }
final class WalksStore {}
extension WalksStore {
  static func preview(_ state: State) -> WalksStore {
    let store = WalksStore(repository: InMemoryWalksRepository())
    store.state = state
    return store
  }
}
