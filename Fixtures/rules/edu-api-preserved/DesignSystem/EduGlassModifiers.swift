import SwiftUI

public extension View {
  func frosted() -> some View { glassEffect() }
  internal func iced(_ amount: Double) -> some View { self }  // expect: edu-api-preserved
}
