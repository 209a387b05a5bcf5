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

// Attributes of the language leave a variable its type.
final class AttributedPress {
  @usableFromInline let started = DispatchSemaphore(value: 0)
  @available(iOS 17, *) private var ended = DispatchSemaphore(value: 0)
  @Delayed var other = DispatchSemaphore(value: 0)
  func run() {
    started.wait()  // expect: no-blocking-wait
    ended.wait()  // expect: no-blocking-wait
    other.wait()
  }
}
