import XCTest
@testable import Orchard
