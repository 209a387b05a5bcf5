import Core
import SwiftUI
import WidgetKit

/// The next tide on the desktop.
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { entry in
      Text(entry.date, style: .time)
    }
  }
}
