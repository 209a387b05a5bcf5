import SwiftUI

/// A part of the screen of trees.
struct LegendView: View {
  let text: String
  var body: some View { Text(text) }
}
