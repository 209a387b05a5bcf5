import SwiftUI
import UIKit

struct Layout {
  let isWide = UIDevice.current.userInterfaceIdiom == .pad  // expect: no-user-interface-idiom

  func columns(in view: UIView) -> Int {
    if UI_USER_INTERFACE_IDIOM() == .pad { return 3 }  // expect: no-user-interface-idiom
    switch UIDevice.current  // expect: no-user-interface-idiom
      .userInterfaceIdiom
    {
    case .mac: return 4
    default: return view.traitCollection.userInterfaceIdiom == .phone ? 1 : 2  // expect: no-user-interface-idiom
    }
  }

  // UIDevice.current.userInterfaceIdiom
  let hint = "UIDevice.current.userInterfaceIdiom"
  let model = UIDevice.current.model
  var userInterfaceIdiom: Int { 1 }
  func idiom(of other: Layout) -> Int { other.userInterfaceIdiom }
}
