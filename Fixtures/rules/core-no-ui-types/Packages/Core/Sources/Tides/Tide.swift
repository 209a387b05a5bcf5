import CoreData
import Foundation

public struct Tide {
  public let color: UIColor  // expect: core-no-ui-types
  public let id: NSManagedObjectID
  let filter = NSPredicate(value: true)
  let lock = NSLock()
  func copy() { NSPasteboard.general.clearContents() }  // expect: core-no-ui-types
  func name() -> String { "UIView" }  // no UIView here
}
final class TideMenu: NSMenu {}  // expect: core-no-ui-types
