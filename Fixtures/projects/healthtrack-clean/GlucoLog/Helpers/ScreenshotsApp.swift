// expect-file: folder-layout
import SwiftUI  // expect: ui-import-only-in-presentation

/// The app with sample readings, for the pictures in the store.
#if SCREENSHOTS
  @main  // expect: app-entry-location
  struct ScreenshotsApp: App {
    var body: some Scene {
      WindowGroup { NavigatorRootView() }
    }
  }
#endif
