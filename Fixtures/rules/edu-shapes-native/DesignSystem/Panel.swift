import SwiftUI

enum EduShapes {
  struct Softened: Shape {  // expect: edu-shapes-native
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: 8, height: 8))
      return path
    }
  }
}

struct Panel: View {
  var body: some View {
    Text("LiquidRoundedRectangle").clipShape(LiquidRoundedRectangle())  // expect: edu-shapes-native
  }
}

struct Badge: Shape {
  func path(in rect: CGRect) -> Path { RoundedRectangle(cornerRadius: 2).path(in: rect) }
}

struct Lagoon {
  struct LiquidRoundedRectangleStyle {}
  let style = LiquidRoundedRectangleStyle()
}
