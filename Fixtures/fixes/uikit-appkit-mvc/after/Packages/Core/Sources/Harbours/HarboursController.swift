import Foundation
import UIKit  // expect: core-no-ui-import, side-controller-no-ui

/// Holds the harbours of a coast.
@MainActor
public final class HarboursController {  // expect: mainactor-ui, side-controller-contract
  enum SectionID: Hashable { case near, far }  // expect: section-model-shape

  private(set) public var harbours: [Harbour] = []  // expect: canonical-data-private-set
  public private(set) var sections: [String: [Harbour]] = [:]  // expect: ordered-sections
  public var didChange: (() -> Void)?  // expect: logic-change-needs-test
}
