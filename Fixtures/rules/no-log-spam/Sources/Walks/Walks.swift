func show() {
  for walk in walks { logger.info("a walk") }  // expect: no-log-spam
  let names = walks.map { walk in print(walk); return walk.name }  // expect: no-log-spam
}
