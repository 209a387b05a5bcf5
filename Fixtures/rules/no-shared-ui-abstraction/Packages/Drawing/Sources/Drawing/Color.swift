import UIKit

typealias PlatformColor = UIColor  // expect: no-shared-ui-abstraction
typealias Done = () -> Void
typealias Views = [UIView]
struct PlatformNotice {}
// typealias PlatformView = UIView
