import SwiftUI

// Android starts an Activity; here a scene is opened.  // expect: term-activity
@main
struct MainActivity: App {  // expect: term-activity
  var body: some Scene { WindowGroup { StartActivity() } }
}

struct StartActivity: View {  // expect: term-activity
  /* Each Activity is a screen.  // expect: term-activity
     It calls onCreate, and the Activity draws. */  // expect: term-activity
  var body: some View { EmptyView() }
}

enum DocumentActivity {}  // expect: term-activity

extension DocumentActivity: SwiftUI.Scene {
  /// The Intent that opens the Activity.  // expect: term-activity
  var body: some Scene { WindowGroup {} }
}
