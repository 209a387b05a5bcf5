@main  // expect: app-entry-location
@MainActor
final class
  AppDelegate:
  NSObject {}

@available(iOS 18, *) @main struct LateApp: SwiftUI.App {}  // expect: app-entry-location

@MainActor
struct NoEntry {}

@mainline struct Other {}

// @main struct OldApp: App {}
let code = """
  @main struct OlderApp: App {}
  """
