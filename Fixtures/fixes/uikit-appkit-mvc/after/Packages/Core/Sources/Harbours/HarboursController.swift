import Foundation
import UIKit  // expect: core-no-ui-import, side-controller-no-ui

/// Holds the harbours of a coast.
@MainActor
public final class HarboursController {  // expect: mainactor-ui, side-controller-contract
  enum SectionID: Hashable { case near, far }  // expect: section-model-shape

  /// The harbours from north to south.
  public private(set) var harbours: [Harbour] = []  // expect: canonical-data-private-set
  /// The harbours by their first letters.
  public private(set) var sections: [String: [Harbour]] = [:]  // expect: ordered-sections
  /// Called after the harbours have changed.
  public var didChange: (() -> Void)?  // expect: logic-change-needs-test
}
