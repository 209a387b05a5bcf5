import SwiftUI

public struct EduRing {  // expect: design-system-previews
  let width = 2.0
}

extension EduRing: View {
  public var body: some View { Circle() }
}
