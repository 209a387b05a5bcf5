import Foundation
import UIKit  // expect: core-no-ui-import, side-controller-no-ui

/// Holds the harbours of a coast.
public final class HarboursController {  // expect: mainactor-ui, side-controller-contract
  enum SectionID { case near, far }  // expect: section-model-shape

  public var harbours: [Harbour] = []  // expect: canonical-data-private-set
  public private(set) var sections: [String: [Harbour]] = [:]  // expect: ordered-sections
}
