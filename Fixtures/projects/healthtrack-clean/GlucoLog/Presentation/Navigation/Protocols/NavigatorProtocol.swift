import SwiftUI

/// The ways in which the app can show something.
@MainActor
protocol NavigatorProtocol: AnyObject, Animating {
  func push(to page: Page)
  func dismiss()
  func dismissAll()
  func present(_ page: Page)
  func presentFullOverScreen(_ page: Page)
  func dismissSheet()
  func dismissFullOverScreen()
  func changeTab(index: Int)
  func showAlert(alertModel: AlertModel)
  func showToast(from view: some View)
}

/// What may be animated. Its name is older than the others.
protocol Animating {}
