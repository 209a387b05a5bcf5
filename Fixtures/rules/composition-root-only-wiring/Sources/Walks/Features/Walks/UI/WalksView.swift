#Preview { WalksView(store: WalksStore(repository: WalksRepository())) }
