let list = List(walks) { Row($0) }
  .onAppear {
    isShown = true
    Task { await store.load() }  // expect: prefer-task-modifier
  }
let once = List(walks) { Row($0) }
  .onAppear {
    guard isShown else { return }
    if walks.isEmpty { Task { await store.load() } }  // expect: prefer-task-modifier
  }
