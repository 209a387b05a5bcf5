import AppKit.NSImage  // expect: ui-import-only-in-presentation
import SwiftUI  // expect: ui-import-only-in-presentation
import WidgetKit

struct TreeWidget {}
