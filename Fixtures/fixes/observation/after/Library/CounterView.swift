import SwiftUI

struct CounterView: View {
  let counter: Counter

  var body: some View { Text("🌊 \(counter.count)") }
}