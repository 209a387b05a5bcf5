import SwiftUI
struct ApplesWristView: View {}  // expect: platforms-code-guarded
