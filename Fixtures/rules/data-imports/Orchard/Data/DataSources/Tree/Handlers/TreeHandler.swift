import CoreData
import Foundation
import PresentationKit
import UIKitten
import func Orchard.SwiftUI

// import SwiftUI
/** The handler of trees; it does not `import Presentation`. */
struct TreeHandler {
  let Presentation = "import Presentation"
  let text = """
    import SwiftUI
    import UIKit
    """

  func handle(Presentation: String) -> [String] {
    [Presentation, #"import AppKit"#]
  }
}
