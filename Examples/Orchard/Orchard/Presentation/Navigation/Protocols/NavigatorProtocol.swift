import SwiftUI

/// The ways to show something.
@MainActor
protocol NavigatorProtocol: AnyObject {
  func push(to page: Page)
  func showAlert(alertModel: AlertModel)
}
