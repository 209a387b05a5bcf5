final class Press {
  private let started: DispatchSemaphore
  private let juices = DispatchGroup()
  func run() {
    started.wait()  // expect: no-blocking-wait
    self.juices.wait(wallTimeout: .now())  // expect: no-blocking-wait
    DispatchQueue.main.sync(flags: .barrier) { isRunning = true }  // expect: no-blocking-wait
    perform(#selector(stop), on: .main, with: nil, waitUntilDone: true)  // expect: no-blocking-wait
    Darwin.sleep(1)  // expect: no-blocking-wait
  }
  func play(_ film: Film) {
    film.run(until: end)
    perform(#selector(stop), on: .main, with: nil, waitUntilDone: false)
  }
}
struct Film { func run(until end: Date) {} }
