import SwiftUI

extension View {
  func framed() -> some View {
    NavigationStack { self }  // expect: view-no-swiftui-navigation
  }
  func titled() -> some View { navigationTitle("Trees") }
}
