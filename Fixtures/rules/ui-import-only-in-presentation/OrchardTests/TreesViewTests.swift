import SwiftUI
import Testing

@Suite struct TreesViewTests {}
