import Foundation
import Testing
import SwiftUI
@testable import Alamofire
import Roots
@testable import Trees
import XCTest  // expect: import-order
