/// The parts of a page that is one file: its template with places to fill, its styles and its script.
struct HTMLTemplate {
  let template: String
  let style: String
  let script: String
  let styleHash: String
  let scriptHash: String

  /// The page.
  ///
  /// - Parameter content: what belongs at a place of the template, by its name.
  func filled(_ content: (Substring) -> [UInt8]?) -> [UInt8] {
    var page: [UInt8] = []
    var rest = template[...]
    while let open = rest.firstRange(of: "<!--@"),
      let close = rest[open.upperBound...].firstRange(of: "-->")
    {
      page += Array(rest[..<open.lowerBound].utf8)
      let name = rest[open.upperBound..<close.lowerBound]
      switch name {
      case "policy": page += Array(policy.utf8)
      case "style": page += Array("<style>\(style)</style>".utf8)
      case "script": page += Array("<script>\(script)</script>".utf8)
      default: page += content(name) ?? []
      }
      rest = rest[close.upperBound...]
    }
    return page + Array(rest.utf8)
  }

  /// The policy of the page: it runs its own script, uses its own styles, and loads nothing.
  private var policy: String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      + "script-src '\(scriptHash)'; style-src '\(styleHash)'; base-uri 'none'; form-action 'none'\">"
  }
}
