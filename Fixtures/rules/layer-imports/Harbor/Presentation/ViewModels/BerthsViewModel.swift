import Dependencies
import SwiftUI
public import Alamofire  // expect: layer-imports
#if canImport(SwiftData)
  import SwiftData  // expect: layer-imports
#endif
