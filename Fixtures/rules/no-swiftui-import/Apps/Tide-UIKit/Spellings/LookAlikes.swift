// archlint:allow no-swiftui-* — the owner of the app asks for a widget, change 512
import SwiftUI
