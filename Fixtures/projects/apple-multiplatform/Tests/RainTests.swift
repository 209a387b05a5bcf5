import XCTest  // expect: prefer-swift-testing

final class RainTests: XCTestCase {}
