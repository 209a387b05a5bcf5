import SwiftUI

public struct EduSheet<Inner: View>: View {
  let inner: Inner

  public var body: some View {
    inner
      .background(Color("Sand"))  // expect: sheet-native-style
      .background(.tint)
      .presentationBackground { Color.red }  // expect: sheet-native-style
      .presentationDetents([.medium])
    // .presentationCornerRadius(2)
  }

  let hint = ".presentationCornerRadius(2)"
}
