import SwiftUI
import UIKit

struct TreesView: View {
  var body: some View {
    List {}
      .alert("Sure?", isPresented: $isAsking) {}  // expect: alerts-through-router
      .alert(item: $failure) { Alert(title: Text($0.title)) }  // expect: alerts-through-router
      .toast(  // expect: alerts-through-router
        "Saved")
    Button("alert") { viewModel.alert(3) }
    Button("toast") { viewModel.router.toast("Saved") }
    // .alert("Sure?", isPresented: $isAsking) {}
    Text(".alert(item: $failure)")
  }

  var kinds: [Kind] { [.alert(isPresented: true), .toast("Saved")] }
}

final class TreesViewModel {
  func fail(_ error: AppError) { router.showAlert(with: error) }
  func ask() -> UIAlertController {  // expect: alerts-through-router
    UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)  // expect: alerts-through-router
  }
}
