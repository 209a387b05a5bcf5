@preconcurrency import SwiftUI  // expect: no-swiftui-import
import SwiftUI.App  // expect: no-swiftui-import
#if os(iOS) && canImport(SwiftUI)  // expect: no-swiftui-import
public import SwiftUI  // expect: no-swiftui-import
#endif
