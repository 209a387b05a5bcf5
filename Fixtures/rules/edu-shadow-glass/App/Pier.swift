import SwiftUI

let pier = Text("a").shadow(radius: 4).glassEffect()
