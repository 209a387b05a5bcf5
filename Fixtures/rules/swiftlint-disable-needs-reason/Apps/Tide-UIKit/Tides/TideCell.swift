import UIKit

// expect-next: swiftlint-disable-needs-reason
// swiftlint:disable:next force_cast
let cell = item as! TideCell
// swiftlint:disable:next force_cast - the storyboard says which class it is
let other = item as! TideCell
