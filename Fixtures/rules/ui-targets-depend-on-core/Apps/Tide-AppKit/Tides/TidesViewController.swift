// expect-file: ui-targets-depend-on-core
import AppKit

final class TidesViewController: NSViewController {}
