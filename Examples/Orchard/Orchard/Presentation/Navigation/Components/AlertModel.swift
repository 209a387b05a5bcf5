import SwiftUI

/// An alert on its way to the screen.
struct AlertModel: Identifiable {
  let id = UUID()
  let title: String

  init(error: AppError) {
    title = error == .noInternet ? "No connection" : "Something went wrong"
  }
}
