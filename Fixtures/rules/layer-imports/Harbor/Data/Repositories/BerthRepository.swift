import Alamofire
import SwiftData
@_exported import UIKit  // expect: layer-imports
