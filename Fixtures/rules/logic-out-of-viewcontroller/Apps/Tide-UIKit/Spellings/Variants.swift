final class LogViewController: UITableViewController {
  func load() throws {
    let rows = try store.execute("SELECT name FROM tides")  // expect: logic-out-of-viewcontroller
    let files = Foundation.FileManager.default  // expect: logic-out-of-viewcontroller
  }
}
