import SwiftUI

struct PlainCard: View {
  var body: some View {
    HStack {
      Image("boat").shadow(radius: 4)
      Image("buoy").clipShape(RoundedRectangle(cornerRadius: 4))
    }
    .padding()
    .background(.ultraThinMaterial)
  }

  // Text("a").background(.thinMaterial).shadow(radius: 2)
  @ViewBuilder var older: some View {
    if #available(iOS 26, *) {
      Text("a").glassEffect()
    } else {
      Text("a").background(.thinMaterial).shadow(radius: 2)
    }
  }

  var others: some View {
    ZStack {
      Text("a").background(.thinMaterial)
      Text("b").shadow(radius: 2)
      Text("c").background(Color.red).clipShape(RoundedRectangle(cornerRadius: 3)).shadow(radius: 1)
      Text("d").background(.thinMaterial).clipShape(Circle())
      Text(".background(.thinMaterial).shadow(radius: 1)")
    }
  }
}
