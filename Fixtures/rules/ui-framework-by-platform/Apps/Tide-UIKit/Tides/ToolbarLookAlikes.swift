#if targetEnvironment(macCatalyst)
import AppKit
#endif
