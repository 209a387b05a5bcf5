import SwiftUI

struct ApplesPreviewApp: App { var body: some Scene { WindowGroup { Text("a") } } }
