public actor HarboursController { func load() {} }
