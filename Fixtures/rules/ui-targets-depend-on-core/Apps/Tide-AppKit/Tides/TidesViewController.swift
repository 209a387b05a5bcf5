// expect-at Apps/Tide-AppKit: ui-targets-depend-on-core
import AppKit

final class TidesViewController: NSViewController {}
