import SwiftUI

public struct EduBadge: View {  // expect: design-system-previews
  // #Preview { EduBadge() }
  public var body: some View { Text("#Preview") }
}

public struct EduDot: ViewModifier {
  public func body(content: Content) -> some View { content }
}
