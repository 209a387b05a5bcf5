let list = List(boats) { Row($0) }
  .task { await store.load() }
  .onAppear { isShown = true }
  .refreshable { await store.load() }
