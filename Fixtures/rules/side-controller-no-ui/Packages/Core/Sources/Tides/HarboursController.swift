import CoreData
import Foundation

public final class HarboursController {
  public var didChange: (() -> Void)?
  // import UIKit
}
