// Boats on the wrist.
import SwiftUI
#if os(watchOS)
struct BoatsWristView: View { struct Row {} }
#endif
