actor BoatsRepository {
  var state = 0
  func load() { Task.detached { self.state = 1 } }
}
