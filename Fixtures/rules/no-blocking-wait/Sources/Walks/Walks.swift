func load() -> Data? {
  let semaphore = DispatchSemaphore(value: 0)
  semaphore.wait()  // expect: no-blocking-wait
  DispatchQueue.main.sync { DispatchQueue.main.sync(execute: work) }  // expect: no-blocking-wait
  queue.waitUntilAllOperationsAreFinished()  // expect: no-blocking-wait
  let done = DispatchSemaphore(value: 0)
  start { done.signal() }
  done.wait()  // expect: no-blocking-wait
  return nil
}
