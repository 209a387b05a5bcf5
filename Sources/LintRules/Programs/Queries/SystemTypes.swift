/// Names of types from outside the project, where rules have to know what they are.
enum SystemTypes {
  /// Classes that apps keep in variables.
  ///
  /// Source: the documentation of Foundation, UIKit, AppKit, Core Data and URLSession.
  static let classes: Set<String> = [
    "AVAudioPlayer", "AVPlayer", "Bundle", "ByteCountFormatter", "CADisplayLink", "CALayer",
    "CLGeocoder", "CLLocationManager", "DateFormatter", "DateIntervalFormatter", "DispatchQueue",
    "FileHandle", "FileManager", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder",
    "MeasurementFormatter", "NSButton", "NSCache", "NSCollectionView", "NSImageView", "NSLock",
    "NSManagedObjectContext", "NSMutableArray", "NSMutableAttributedString", "NSMutableDictionary",
    "NSMutableSet", "NSOutlineView", "NSPersistentContainer", "NSRecursiveLock", "NSScrollView",
    "NSStackView", "NSTableView", "NSTextField", "NSView", "NSWindow", "NotificationCenter",
    "NumberFormatter", "OperationQueue", "Process", "ProcessInfo", "Progress",
    "PropertyListDecoder", "PropertyListEncoder", "RelativeDateTimeFormatter",
    "UIActivityIndicatorView", "UIBarButtonItem", "UIButton", "UICollectionView", "UIImageView",
    "UILabel", "UINavigationController", "UIPageControl", "UIProgressView", "UIRefreshControl",
    "UIScrollView", "UISegmentedControl", "UISlider", "UIStackView", "UISwitch", "UITableView",
    "UITextField", "UITextView", "UIView", "UIVisualEffectView", "UIWindow", "URLSession",
    "UserDefaults", "WKWebView",
  ]
}
