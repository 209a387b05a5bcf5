public final class Tool {  // expect: doc-comments-public
  open func run() {}  // expect: doc-comments-public
  public override func stop() {}
  func wait() {}
}
struct Helper {}
