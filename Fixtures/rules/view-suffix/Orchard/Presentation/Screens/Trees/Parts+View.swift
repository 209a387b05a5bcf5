import SwiftUI

extension Legend: View {
  var body: some View { EmptyView() }
}

extension Caption: CustomStringConvertible {
  var description: String { "View" }
}

@available(iOS 18, *)
extension Trunk: @preconcurrency SwiftUI.View {
  var body: some View { EmptyView() }
}

extension Optional: View where Wrapped: View {
  public var body: some View { self }
}
