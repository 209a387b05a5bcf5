import SwiftUI
import Testing

@Test func grows() {}
