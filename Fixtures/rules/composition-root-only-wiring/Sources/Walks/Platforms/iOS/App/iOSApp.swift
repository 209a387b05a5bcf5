let repository = WalksRepository()
