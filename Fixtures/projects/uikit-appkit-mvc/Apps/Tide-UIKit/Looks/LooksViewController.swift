import SwiftUI
import UIKit

/// Tries out how the app may look.
final class LooksViewController: UIViewController {
  private let card = UIView()
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .white  // expect: glass-deviation-needs-reason, no-opaque-backgrounds
    // expect-next: no-hardcoded-colors
    caption.textColor = UIColor(red: 0, green: 0.2, blue: 0.4, alpha: 1)
    // Text on a photo of the sea cannot be read otherwise.
    caption.backgroundColor = .black
    let filter = CIFilter.gaussianBlur()  // expect: glass-deviation-needs-reason, no-custom-blur
    card.layer.filters = [filter]
    UIView.animate(withDuration: 1.5) { self.card.alpha = 1 }  // expect: subtle-motion
    addChild(UIHostingController(rootView: LooksView()))  // expect: no-hosting-controller
  }
}

/// The card as a view of SwiftUI.
private struct LooksView: View {  // expect: no-swiftui-view
  var body: some View { Text("Tide") }
}

private struct CardBridge: UIViewRepresentable {  // expect: no-swiftui-representable
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

#Preview { LooksView() }
