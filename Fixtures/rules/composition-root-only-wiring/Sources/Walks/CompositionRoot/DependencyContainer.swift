struct DependencyContainer { let walks = WalksRepository() }
