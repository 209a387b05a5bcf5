import SwiftUI
final class LettersStore: ObservableObject { @Published var state = 0 }
