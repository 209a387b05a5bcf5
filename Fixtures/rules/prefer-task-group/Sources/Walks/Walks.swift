func loadAll() {
  let group = DispatchGroup()  // expect: prefer-task-group
  group.enter()
  load { group.leave() }
  group.notify(queue: .main) { show() }
}
