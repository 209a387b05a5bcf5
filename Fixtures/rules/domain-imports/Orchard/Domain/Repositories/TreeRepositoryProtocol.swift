import DataCompression
import Foundation
import Foundation.NSData
import MetaData
import OrchardDatabase
import SwiftUIKit
import struct Foundation.Data
import protocol Orchard.UIKit

/* import SwiftUI */
// import UIKit

/// Stores trees. Nothing here may `import SwiftUI` or `import Data`.
protocol TreeRepositoryProtocol {
  func save(_ tree: Data, import UIKit: Bool) async throws
}

enum Importing {
  case `import`, SwiftUI, UIKit

  static let source = """
    import SwiftUI
    import Data
    """
  static let line = #"import UIKit"#
  static let chosen = Importing.import
  static let UIKit = Importing.UIKit
}
