final class TidesViewController: UIViewController {
  private let saveBtn = UIButton()  // expect: no-abbreviations
  private var msgCount = 0  // expect: no-abbreviations
  private let url = URL.documentsDirectory
  let description = ""
  let dictionary: [Int: Int] = [:]
  func show(_ vc: UIViewController) {  // expect: no-abbreviations
    let idx = 0  // expect: no-abbreviations
    let ip = path
    // the btn of old
    print("lbl", idx)
  }
  func loadImg() {}  // expect: no-abbreviations
  let arrow = 1, document = 2, counter = 3
}
