import Foundation
import SwiftUI
import UIKit
import OrchardDomain
import Charts  // expect: import-allowlist
import TripleA  // expect: import-allowlist
import SwiftUI.Color
