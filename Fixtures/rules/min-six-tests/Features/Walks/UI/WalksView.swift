struct WalksView {}
