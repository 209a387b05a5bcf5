import SwiftUI

struct Reef: View { var body: some View { Text("a").glassEffect() } }
