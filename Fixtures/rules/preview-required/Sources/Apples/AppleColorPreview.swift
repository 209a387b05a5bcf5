import SwiftUI

struct AppleColorPreview: View { var body: some View { Text("a") } }  // expect: preview-required
