import Foundation
import UIKit  // expect: side-controller-no-ui

public final class TidesController {
  public var willChange: (() -> Void)?
  public var didChange: (() -> Void)?
}
