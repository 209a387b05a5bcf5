import Foundation

/// A picture of a harbour.
final class HarbourIcon: @unchecked Sendable {  // expect: concurrency-silencing-needs-reason
  let color: UIColor? = nil  // expect: core-no-ui-types
}
