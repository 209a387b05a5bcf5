import Roots
import Foundation  // expect: import-order
import SwiftUI
import os  // expect: import-order
import TripleA
import Roots
#if os(macOS)
  import AppKit
#endif
import struct Alamofire.Session  // expect: import-order
import class Foundation.JSONDecoder  // expect: import-order
import UIKit.UIView

// import Foundation
let code = """
  import Foundation
  """
