func show() {
  DispatchQueue.main.async { self.title = "a" }  // expect: no-gcd-main
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { hide() }  // expect: no-gcd-main
  DispatchQueue.main.async(execute: work)  // expect: no-gcd-main
  OperationQueue.main.addOperation { hide() }  // expect: no-gcd-main
}
