import SwiftUI

/// The tabs, which still shrink by hand.
struct EduTabBar: View {  // expect: edu-api-preserved, edu-tabbar-custom-collapse
  @State private var isSmall = false

  var body: some View {
    HStack { Text("Tours") }
      .animation(.easeOut, value: isSmall)  // expect: edu-tabbar-custom-collapse
  }
}

/// The list of everything; no EduShadow is left in the project.
struct EduListView: View {
  var body: some View {
    List { Text("Ridge").padding(20) }
      .scrollContentBackground(.hidden)  // expect: list-native-style
  }
}

/// Shows something from below.
struct EduSheet<Inner: View>: View {
  let inner: Inner

  var body: some View {
    inner.presentationCornerRadius(32)  // expect: sheet-native-style
  }
}
