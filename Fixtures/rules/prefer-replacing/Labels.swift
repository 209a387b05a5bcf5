import Foundation

/// Turns titles into what labels and addresses can show.
struct Labels {
  let title: String
  var subtitle: String?

  func slug(_ mark: String) -> String {
    let plain = title.replacingOccurrences(of: " ", with: "-")  // expect: prefer-replacing
    let line = plain.replacingOccurrences(of: "\n", with: " ")  // expect: prefer-replacing
    let chain = line
      .lowercased()
      .replacingOccurrences(of: "ä", with: "ae")  // expect: prefer-replacing
      .replacingOccurrences( of: mark, with: "" )  // expect: prefer-replacing
    let second = subtitle?.replacingOccurrences(of: #"\"#, with: "/")  // expect: prefer-replacing
    return "\(chain.replacingOccurrences(of: "a", with: "b"))\(second ?? "")"  // expect: prefer-replacing
  }
}
