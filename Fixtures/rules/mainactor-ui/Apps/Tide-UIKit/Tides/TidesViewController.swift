import UIKit

final class TidesViewController: UIViewController {
  var didChange: (() -> Void)?

  func load() {
    Task.detached {
      let text = try await fetch()
      self.label.text = text  // expect: mainactor-ui
      await MainActor.run { self.label.text = text }
      await self.present(alert, animated: true)
    }
    DispatchQueue.global().async {
      self.spinnerView.isHidden = true  // expect: mainactor-ui
      self.dataSource.apply(snapshot)  // expect: mainactor-ui
      self.request.text = ""
      DispatchQueue.main.async {
        self.spinnerView.isHidden = true
      }
    }
    session.dataTask(with: url) { data, _, _ in
      self.present(alert, animated: true)  // expect: mainactor-ui
    }.resume()
    label.text = "low"
    // DispatchQueue.global().async { label.text = "" }
  }
}
