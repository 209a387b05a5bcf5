actor WalksRepository {}
