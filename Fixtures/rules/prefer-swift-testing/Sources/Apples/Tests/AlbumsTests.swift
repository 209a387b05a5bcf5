import XCTest  // expect: prefer-swift-testing
final class AlbumsTests: XCTestCase {}
