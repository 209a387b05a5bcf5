#if canImport(UIKit)
import UIKit
final class HapticsService {}
#endif
