/// The types and associated types that protocols and types of Apple's platforms bring along.
///
/// A type that inherits `ViewModifier` sees its `Content`, even if the project declares another.
/// Listed are the types that projects inherit or extend most; what is missing here costs a wrong
/// answer only where the project has a type of the same name.
///
/// Source: the documentation of the standard library, Foundation, SwiftUI, UIKit, AppKit, Combine
/// and Swift Testing.
enum SystemMembers {
  /// Returns true if the type or protocol `owner` has a member type with this name.
  static func has(_ name: Name, in owner: Name) -> Bool {
    has(name, inProtocol: owner) || has(name, inClass: owner)
      || ofStructs[owner]?.contains(name) ?? false
  }

  /// Returns true if types that inherit the protocol `owner` have a member type with this name.
  static func has(_ name: Name, inProtocol owner: Name) -> Bool {
    ofProtocols[owner]?.contains(name) ?? false
  }

  /// Returns true if protocols have a type alias of this name, and no associated type.
  static func isAlias(_ name: Name) -> Bool { aliases.contains(name) }

  /// Returns true if classes that inherit the class `owner` have a member type with this name.
  static func has(_ name: Name, inClass owner: Name) -> Bool {
    ofClasses[owner]?.contains(name) ?? false
  }

  /// Returns true if the systems have a type or protocol with this name that a project may itself
  /// declare for older systems that lack it.
  static func isKnown(_ name: Name) -> Bool {
    others.contains(name) || ofProtocols[name] != nil || ofClasses[name] != nil
      || ofStructs[name] != nil
  }

  private static func table(_ entries: [(owners: String, members: String)]) -> [Name: Set<Name>] {
    var table: [Name: Set<Name>] = [:]
    for (owners, members) in entries {
      let members = Name.all(in: members)
      for owner in Name.all(in: owners) { table[owner, default: []].formUnion(members) }
    }
    return table
  }

  private static let ofProtocols = table([
    // Standard library.
    ("Sequence LazySequenceProtocol", "Element Iterator Elements"),
    ("IteratorProtocol", "Element"),
    (
      "Collection MutableCollection BidirectionalCollection RandomAccessCollection RangeReplaceableCollection",
      "Element Index Indices Iterator SubSequence"
    ),
    ("AsyncSequence", "Element AsyncIterator Failure"),
    ("AsyncIteratorProtocol", "Element Failure"),
    (
      "StringProtocol",
      "Element Index Indices Iterator SubSequence UTF8View UTF16View UnicodeScalarView Encoding CompareOptions EncodingConversionOptions"
    ),
    ("RawRepresentable", "RawValue"),
    ("OptionSet SetAlgebra", "Element RawValue ArrayLiteralElement"),
    ("CaseIterable", "AllCases"),
    ("Codable Decodable Encodable", "CodingKeys"),
    ("Identifiable", "ID"),
    ("ExpressibleByArrayLiteral", "ArrayLiteralElement"),
    ("ExpressibleByDictionaryLiteral", "Key Value"),
    ("ExpressibleByStringLiteral", "StringLiteralType"),
    ("ExpressibleByStringInterpolation", "StringLiteralType StringInterpolation"),
    ("ExpressibleByIntegerLiteral", "IntegerLiteralType"),
    ("ExpressibleByFloatLiteral", "FloatLiteralType"),
    ("ExpressibleByBooleanLiteral", "BooleanLiteralType"),
    ("Strideable", "Stride"),
    ("Numeric BinaryInteger FixedWidthInteger SignedInteger UnsignedInteger", "Magnitude Words"),
    ("BinaryFloatingPoint FloatingPoint", "Magnitude Exponent RawSignificand RawExponent"),
    ("SIMD", "Scalar MaskStorage"),
    ("KeyedEncodingContainerProtocol KeyedDecodingContainerProtocol", "Key"),
    ("Clock InstantProtocol", "Instant Duration"),
    ("Actor GlobalActor", "ActorType"),
    ("DistributedActor", "ActorSystem ID"),
    ("RegexComponent", "RegexOutput Output Match"),
    // Foundation.
    ("FormatStyle", "FormatInput FormatOutput"),
    (
      "ParseableFormatStyle ParseStrategy",
      "ParseInput ParseOutput Strategy FormatInput FormatOutput"
    ),
    // Combine.
    ("Publisher ConnectablePublisher Subject", "Output Failure"),
    ("Subscriber", "Input Failure"),
    ("Scheduler", "SchedulerTimeType SchedulerOptions"),
    ("ObservableObject", "ObjectWillChangePublisher"),
    // SwiftUI and WidgetKit.
    (
      "View App Scene Widget WidgetBundle Commands ToolbarContent CustomizableToolbarContent",
      "Body"
    ),
    ("ViewModifier", "Body Content"),
    (
      "ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle GroupBoxStyle ProgressViewStyle GaugeStyle MenuStyle DisclosureGroupStyle TextEditorStyle NavigationSplitViewStyle LabeledContentStyle FormStyle ControlGroupStyle DatePickerStyle",
      "Body Configuration"
    ),
    ("UIViewRepresentable", "UIViewType Coordinator Context Body"),
    ("UIViewControllerRepresentable", "UIViewControllerType Coordinator Context Body"),
    ("NSViewRepresentable", "NSViewType Coordinator Context Body"),
    ("NSViewControllerRepresentable", "NSViewControllerType Coordinator Context Body"),
    ("WKInterfaceObjectRepresentable", "WKInterfaceObjectType Coordinator Context Body"),
    ("Layout", "Subviews Cache AnimatableData"),
    ("Animatable Shape InsettableShape", "AnimatableData InsetShape Body"),
    ("PreferenceKey EnvironmentKey FocusedValueKey ContainerValueKey LayoutValueKey", "Value"),
    ("DynamicViewContent", "Data Body"),
    ("FileDocument ReferenceFileDocument", "ReadConfiguration WriteConfiguration Snapshot"),
    ("TimelineProvider IntentTimelineProvider AppIntentTimelineProvider", "Entry Context Intent"),
    ("Gesture", "Value Body"),
    ("Transition", "Content Body Properties"),
    ("PreviewProvider", "Previews"),
    ("ChartContent Tip", "Body Action Option Rule Event"),
    ("AppIntent WidgetConfigurationIntent", "PerformResult SummaryContent"),
    ("AppEntity", "ID DefaultQuery Specification"),
    ("EntityQuery EntityStringQuery", "Entity Result"),
    ("Transferable", "Representation"),
    // Macros and plugins.
    ("Macro ExpressionMacro MemberMacro PeerMacro", "Expansion"),
    ("Plugin CommandPlugin BuildToolPlugin", "Context"),
  ])

  /// The names in ``ofProtocols`` that are aliases which a protocol or an extension of it declares.
  private static let aliases: Set<Name> = Set(
    """
    Content Configuration Context Subviews ReadConfiguration WriteConfiguration CompareOptions Encoding
    EncodingConversionOptions Properties Action Option Rule Event Specification Result Elements
    CodingKeys
    """.split { $0 == " " || $0 == "\n" }.map { Name($0) })

  private static let ofClasses = table([
    // Foundation.
    ("NSNotification", "Name"),
    (
      "NSAttributedString",
      "Key EnumerationOptions DocumentType DocumentAttributeKey DocumentReadingOptionKey"
    ),
    ("Bundle", "Identifier"),
    // Foundation and XCTest.
    ("Operation", "QueuePriority"),
    ("Formatter", "UnitStyle Context"),
    ("URLProtocol", "Client"),
    ("XCTestCase", "ActivityType"),
    // UIKit and AppKit.
    (
      "UIView UIImageView UIStackView UILabel UIScrollView UITableView UICollectionView UIControl UIButton UITextField UITextView UITableViewCell UICollectionViewCell UISwitch UISlider UIVisualEffectView UINavigationBar UIToolbar UITabBar UISearchBar UIPageControl UIProgressView WKWebView",
      "AnimationOptions AnimationCurve AnimationTransition ContentMode AutoresizingMask TintAdjustmentMode KeyframeAnimationOptions SystemAnimation"
    ),
    ("UIStackView", "Alignment Distribution"),
    (
      "UITableView UITableViewController",
      "Style RowAnimation ScrollPosition SeparatorInsetReference"
    ),
    (
      "UITableViewCell",
      "CellStyle SelectionStyle AccessoryType EditingStyle SeparatorStyle StateMask"
    ),
    (
      "UICollectionView",
      "CellRegistration SupplementaryRegistration ScrollDirection ScrollPosition ElementCategory"
    ),
    (
      "UIControl UIButton UITextField UISwitch UISlider UISegmentedControl UIStepper UIDatePicker",
      "Event State ContentHorizontalAlignment ContentVerticalAlignment"
    ),
    ("UIButton", "Configuration ButtonType Role"),
    ("UITextField", "BorderStyle ViewMode DidEndEditingReason"),
    ("UIAlertController UIAlertAction", "Style"),
    (
      "UIGestureRecognizer UIPanGestureRecognizer UITapGestureRecognizer UILongPressGestureRecognizer",
      "State"
    ),
    ("UIImage NSImage", "Orientation RenderingMode SymbolConfiguration Configuration ResizingMode"),
    (
      "NSView NSControl NSButton NSTextField NSTableView NSOutlineView NSStackView NSScrollView",
      "AutoresizingMask LayerContentsPlacement LayerContentsRedrawPolicy"
    ),
    ("NSWindow NSPanel", "StyleMask Level CollectionBehavior BackingStoreType OrderingMode"),
    (
      "UICollectionViewDiffableDataSource UITableViewDiffableDataSource",
      "CellProvider SectionIdentifierType ItemIdentifierType SupplementaryViewProvider"
    ),
  ])

  /// Types that nothing inherits, but that projects extend.
  private static let ofStructs = table([
    // Standard library.
    (
      "Array ContiguousArray ArraySlice",
      "Element Index Indices Iterator SubSequence ArrayLiteralElement"
    ),
    ("Set", "Element Index Indices Iterator SubSequence ArrayLiteralElement"),
    ("Dictionary", "Key Value Element Index Indices Iterator SubSequence Keys Values"),
    ("Optional", "Wrapped"),
    ("Result", "Success Failure"),
    ("Range ClosedRange PartialRangeFrom PartialRangeUpTo PartialRangeThrough", "Bound"),
    ("Range ClosedRange", "Element Index Indices Iterator SubSequence"),
    ("AsyncStream AsyncThrowingStream", "Element Failure Continuation AsyncIterator Iterator"),
    (
      "String Substring",
      "Element Index Indices Iterator SubSequence UTF8View UTF16View UnicodeScalarView Encoding CompareOptions EncodingConversionOptions"
    ),
    ("KeyedDecodingContainer KeyedEncodingContainer", "Key"),
    ("Regex", "RegexOutput Output Match"),
    // Foundation.
    ("Notification", "Name"),
    ("AttributedString", "Index Keys Runs CharacterView"),
    ("Date", "FormatStyle ComponentsFormatStyle IntervalFormatStyle ISO8601FormatStyle"),
    (
      "Data",
      "Element Index Indices Iterator SubSequence Deallocator ReadingOptions WritingOptions"
    ),
    ("Calendar", "Component Identifier MatchingPolicy"),
    ("Locale TimeZone", "Identifier"),
  ])

  /// Types of the standard library, Synchronization, Observation, Foundation and SwiftUI that not
  /// all systems have or had from the start.
  private static let others: Set<Name> = Set(
    Name.all(
      in: """
        Mutex Atomic AtomicLazyReference CommandLine Duration ContinuousClock SuspendingClock Task
        TaskGroup ThrowingTaskGroup TaskLocal Never Hasher CollectionDifference ObjectIdentifier Sendable
        Span RawSpan MutableSpan MutableRawSpan OutputSpan OutputRawSpan InlineArray UTF8Span SIMD2 SIMD4
        Float16 Int128 UInt128 StaticBigInt Observable ObservationRegistrar ObservationTracking
        Observations Predicate Expression SortDescriptor ComparisonResult URLResource OSAllocatedUnfairLock
        Logger OSLog Color Image Font Text Binding State Environment Namespace AnyView EmptyView Group
        NSObject NSPredicate NSLock NSRecursiveLock NSRegularExpression NSError NSNumber NSString NSCache
        UIColor UIFont UIEdgeInsets UIApplication UIDevice UIScreen UIViewController UIBezierPath
        NSColor NSFont NSEdgeInsets NSApplication NSScreen NSViewController NSBezierPath
        CGFloat CGPoint CGSize CGRect CGColor CGImage CGAffineTransform CALayer
        """))
}
