import SwiftUI
class LettersStore: ObservableObject { var state = 0 }
