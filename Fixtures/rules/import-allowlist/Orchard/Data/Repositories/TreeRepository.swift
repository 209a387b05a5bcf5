import Foundation
import Domain
import OrchardDomain
import TripleA
import UIKit
import class Foundation.JSONDecoder
import SwiftData  // expect: import-allowlist
import Alamofire  // expect: import-allowlist
import OrchardNetwork  // expect: import-allowlist
