#if os(iOS) && !targetEnvironment(macCatalyst)
@preconcurrency import UIKit
#endif
