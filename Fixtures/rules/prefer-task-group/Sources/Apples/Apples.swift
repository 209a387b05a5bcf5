func loadAll() {
  for id in ids { Task { await load(id) } }  // expect: prefer-task-group
  let tasks = ids.map { id in Task { await load(id) } }  // expect: prefer-task-group
  others.append(Task { await load(1) })  // expect: prefer-task-group
}
func loadEach() {
  let group = DispatchGroup()  // expect: prefer-task-group
  for id in ids {
    group.enter()
    load(id) { group.leave() }
  }
  group.wait()
}
