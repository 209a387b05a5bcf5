import SwiftUI

public enum EduSpacing { public static let card = 8.0 }
public struct EduTheme { public let tint: Color }
struct EduDraft: View { var body: some View { Text("b") } }
public struct Banner: View { public var body: some View { Text("c") } }
