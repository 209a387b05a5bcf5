import SwiftUI

extension View {
  public func frosted() -> some View { self }
}

public extension View {
  func iced(_ amount: Double) -> some View { self }
}
