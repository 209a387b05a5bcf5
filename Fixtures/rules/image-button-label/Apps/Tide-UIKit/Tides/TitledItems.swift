import UIKit

// VoiceOver reads the title that an item has beside its image.
final class TitledItems {
  func items() -> [UIBarButtonItem] {
    let add = UIBarButtonItem(image: plus, style: .plain, target: self, action: #selector(add))
    add.title = String(localized: "Add")
    let more = UIBarButtonItem(image: dots, style: .plain, target: self, action: #selector(more))  // expect: image-button-label
    return [add, more]
  }
}
