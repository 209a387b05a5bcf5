import UIKit

// A container of content that fills the one around it has margins of its own.
func fill() {
  NSLayoutConstraint.activate([
    stackView.topAnchor.constraint(equalTo: view.topAnchor),
    stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    stackView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    highlight.leftAnchor.constraint(equalTo: contentView.leftAnchor),
    highlight.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
  ])
}

func fillOneByOne() {
  textView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  textView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  textView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  textView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
}

func touchTheEdge() {
  // expect-next: prefer-layout-margins
  rowStack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
}
// A sheet that moves in from below.
final class SheetViewController: UIViewController {
  func build() {
    NSLayoutConstraint.activate([
      sheetView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheetView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    bottom = sheetView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: height)
    label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: height).isActive = true  // expect: prefer-layout-margins
  }
}
// A bar that fades runs from edge to edge, whatever its name begins with.
final class FadingViewController: UIViewController {
  func build() {
    NSLayoutConstraint.activate([
      titleBarFadeView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      titleBarFadeView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      titleBarFadeView.topAnchor.constraint(equalTo: view.topAnchor),
    ])
  }
}
