import Combine
import SwiftUI

// A target in which only imports bring members does not see the initializer of Published.
final class Observed: ObservableObject { @Published var name = "" }
