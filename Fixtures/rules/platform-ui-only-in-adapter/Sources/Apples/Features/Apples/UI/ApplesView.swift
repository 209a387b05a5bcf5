#if canImport(UIKit)
import UIKit  // expect: platform-ui-only-in-adapter
#endif
struct ApplesView: View {}
