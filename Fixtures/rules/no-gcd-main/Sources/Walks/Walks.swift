@MainActor func show() async { title = await load() }
func write() {
  DispatchQueue.global(qos: .utility).async { save() }
  queue.async { save() }
  DispatchQueue.main.sync { hide() }
}
