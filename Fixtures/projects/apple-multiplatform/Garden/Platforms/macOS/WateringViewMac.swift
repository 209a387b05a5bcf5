// expect-file: platform-file-naming
#if os(macOS)
  import SwiftUI
#endif
