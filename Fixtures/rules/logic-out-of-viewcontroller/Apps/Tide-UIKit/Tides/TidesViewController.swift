import UIKit

class BaseController: UITableViewController {}

final class TidesViewController: BaseController {
  func load() async throws {
    let (data, _) = try await URLSession.shared.data(from: url)  // expect: logic-out-of-viewcontroller
    tides = try JSONDecoder().decode([Tide].self, from: data)  // expect: logic-out-of-viewcontroller
    try context.save()  // expect: logic-out-of-viewcontroller
    let count = try persistence.viewContext.fetch(request).count  // expect: logic-out-of-viewcontroller
    await tidesController.load()
    document.save()
    // UserDefaults.standard
  }
}
extension TidesViewController {
  func clear() { UserDefaults.standard.removeObject(forKey: "tides") }  // expect: logic-out-of-viewcontroller
}
