import SwiftUI
import UIKit

struct EduListView: View {
  init() { UITableView.appearance().backgroundColor = .clear }  // expect: list-native-style

  var body: some View {
    List {
      Text("a")
        .listRowBackground(Color.red)  // expect: list-native-style
        .listRowSeparatorTint(.blue)  // expect: list-native-style
        .listRowInsets(EdgeInsets())
    }
    .scrollContentBackground(.hidden)  // expect: list-native-style
    .scrollContentBackground(.visible)
    // .scrollContentBackground(.hidden)
    .accessibilityHint(".scrollContentBackground(.hidden)")
  }
}
