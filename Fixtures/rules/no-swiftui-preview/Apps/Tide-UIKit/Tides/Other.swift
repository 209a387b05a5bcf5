import UIKit

#Preview { TideView() }  // expect: no-swiftui-preview

#Preview { TidesViewController() }
// #Preview { TideView() }
final class TidesViewController: UIViewController {}
