final class TidesClient {
  func load(  // expect: prefer-async-await
    completion: @escaping ([Tide]) -> Void
  ) {
    DispatchQueue.global(qos: .utility).async {  // expect: prefer-async-await
      completion([])
    }
  }
  init(completionHandler: @escaping () -> Void) {}  // expect: prefer-async-await
  func wait() {
    let group = DispatchGroup()  // expect: prefer-async-await
    let queue = OperationQueue()  // expect: prefer-async-await
    let thread = Thread { }  // expect: prefer-async-await
    DispatchQueue.main.async {}
    dataSource.apply(snapshot) { [weak self] in self?.select() }
  }
  var willChange: (() -> Void)?
  func show(completion: String) {}
}
