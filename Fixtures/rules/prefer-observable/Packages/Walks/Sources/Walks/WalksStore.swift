import SwiftUI
final class WalksStore: ObservableObject { @Published var state = 0 }
