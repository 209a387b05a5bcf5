import Testing

@testable import SwiftSource
