import Reporting

extension LinkTemplate {
  /// `--link-template`.
  ///
  /// - Parameter reports: the reports that have links.
  static func option<Options>(
    _ field: Option<Options>.Field<LinkTemplate?>, reports: String
  ) -> Option<Options> {
    Option(
      "link-template", "URL", value: field, short: "link locations in \(reports) to this address",
      long: "Link locations in \(reports) to this address, with {path}, {line} and {column} filled "
        + "in. The path starts at the folder of the configuration.",
      accepts: ["https://example.org/code/{path}#L{line}", "vscode://file/src/{path}:{line}"],
      refuses: ["https://example.org", "{path}{row}", "{path}#{line", ""], decode: decode)
  }

  private static func decode(_ text: String) throws(UsageError) -> LinkTemplate {
    do {
      return try LinkTemplate(text)
    } catch {
      throw UsageError(message: "--link-template \(error.message)")
    }
  }
}
