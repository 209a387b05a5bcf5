import SwiftUI

struct EduTabBar: View {  // expect: edu-tabbar-custom-collapse
  @State private var offset = 0.0

  var body: some View {
    HStack { Text("Dive") }
      .offset(y: offset)  // expect: edu-tabbar-custom-collapse
      .offset(x: 4)
      .animation(.spring, value: offset)  // expect: edu-tabbar-custom-collapse
      .toolbar(.hidden, for: .tabBar)  // expect: edu-tabbar-custom-collapse
      .toolbar(.hidden, for: .navigationBar)
      .onPreferenceChange(ScrollKey.self) { value in
        withAnimation(.easeOut) { offset = value }  // expect: edu-tabbar-custom-collapse
      }
  }

  // withAnimation { offset = 0 }
  let hint = "withAnimation"
}

struct ScrollKey: PreferenceKey {  // expect: edu-tabbar-custom-collapse
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {}
}
