import SwiftData
import SwiftUI
