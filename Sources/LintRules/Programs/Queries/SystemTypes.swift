/// Names of types from outside the project, where rules have to know what they are.
enum SystemTypes {
  /// Returns true if no member of the type changes a value when it is read.
  static func isPlain(_ name: String) -> Bool { values.contains(name) || classes.contains(name) }

  /// Structs of the standard library, Foundation and Core Graphics, and what their names are nested in.
  private static let values: Set<String> = [
    "AnyHashable", "Array", "AttributedString", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize",
    "Calendar", "Character", "ClosedRange", "Data", "Date", "DateComponents", "DateInterval",
    "Decimal", "Dictionary", "Double", "Duration", "Float", "IndexPath", "IndexSet", "Int", "Int16",
    "Int32", "Int64", "Int8", "Locale", "Measurement", "NSRange", "Never", "Optional", "Range",
    "Result", "Set", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID", "Void",
  ]

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
