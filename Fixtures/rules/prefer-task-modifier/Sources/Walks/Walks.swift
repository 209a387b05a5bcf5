let list = List(walks) { Row($0) }
  .onAppear {
    isShown = true
    Task { await store.load() }  // expect: prefer-task-modifier
  }
