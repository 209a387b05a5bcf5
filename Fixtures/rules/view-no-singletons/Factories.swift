import SwiftUI

final class Painter {
  static func `default`(size: Int) -> Painter { Painter() }
  static func shared(_ size: Int) -> Painter { Painter() }
  static func shared(brush: Int) -> Painter { Painter() }
}

struct PaintView: View {
  let painter = Painter.default(size: 3)
  let other = Painter.shared(3)
  let third = Painter.shared(brush: 3)
  var tone: Tone = .shared

  var body: some View { Text("paint") }
}
