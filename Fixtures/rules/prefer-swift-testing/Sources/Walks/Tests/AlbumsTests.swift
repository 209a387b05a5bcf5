import XCTest
final class AlbumsTests: XCTestCase {}
