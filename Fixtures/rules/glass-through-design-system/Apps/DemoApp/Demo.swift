import SwiftUI

let demo = Text("glass").glassEffect()
