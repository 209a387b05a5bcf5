let list = List(apples) { Row($0) }
  .onAppear {  // expect: prefer-task-modifier
    Task {
      await store.load()
    }
  }
