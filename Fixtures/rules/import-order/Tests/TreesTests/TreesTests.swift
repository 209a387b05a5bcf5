import SwiftUI
import Testing
@testable import Alamofire
import Roots
@testable import Trees
import XCTest
import Foundation  // expect: import-order
