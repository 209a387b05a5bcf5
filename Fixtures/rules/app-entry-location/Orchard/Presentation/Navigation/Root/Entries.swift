@main
@MainActor
final class
  AppDelegate:  // expect: app-entry-location
  NSObject {}

@available(iOS 18, *) @main struct LateApp: SwiftUI.App {}  // expect: app-entry-location

@MainActor
struct NoEntry {}

@mainline struct Other {}

// @main struct OldApp: App {}
let code = """
  @main struct OlderApp: App {}
  """
