import SwiftUI

/// The ways out of the screen of trees.
final class TreesRouter: Router {}
