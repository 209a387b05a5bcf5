import SwiftUI

struct StallView: View { var body: some View { Text("") } }
