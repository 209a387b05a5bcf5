import AppKit
import UIKit
