import UIKit
import AppKit  // expect: ui-framework-by-platform
import class Cocoa.NSColor  // expect: ui-framework-by-platform
// import AppKit
