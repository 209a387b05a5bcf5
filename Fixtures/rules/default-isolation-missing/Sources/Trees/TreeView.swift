import SwiftUI

struct TreeView: View {}
