import SwiftUI

struct TreesView: View {}
