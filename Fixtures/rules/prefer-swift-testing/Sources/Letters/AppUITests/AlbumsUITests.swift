import XCTest
final class AlbumsUITests: XCTestCase { let app = XCUIApplication() }
