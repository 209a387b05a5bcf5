import DataCharts
import Foundation.NSData
import OrchardDatabase
import SwiftUI
import SwiftData
import struct Foundation.Data

// import Data
/// Shows the trees; no `import OrchardData` here.
struct TreesView: View {
  let Data = Foundation.Data()
  let note = "import Data"

  var body: some View {
    Text(
      """
      import Data
      """)
  }
}
