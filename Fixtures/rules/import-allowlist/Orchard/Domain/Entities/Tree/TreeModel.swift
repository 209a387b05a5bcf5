import Foundation
import Combine  // expect: import-allowlist
@preconcurrency import CoreData  // expect: import-allowlist
import struct os.Logger  // expect: import-allowlist
import TripleA  // expect: import-allowlist
import SwiftUI
import OrchardData
#if DEBUG
  public import Observation  // expect: import-allowlist
#endif
// import Charts
let code = """
  import Charts
  """
