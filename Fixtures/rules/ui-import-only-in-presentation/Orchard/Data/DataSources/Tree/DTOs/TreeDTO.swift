import Foundation
import SwiftUICharts
import UIKit  // expect: ui-import-only-in-presentation
import struct Charts.SwiftUI

// import SwiftUI
/// A tree as the server sends it; no `import UIKit` needed.
struct TreeDTO: Codable {
  let UIKit: String
  let source = #"import AppKit"#
}
