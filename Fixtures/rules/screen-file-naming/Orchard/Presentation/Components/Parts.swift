final class PartsRouter: Router {}  // expect: screen-file-naming
@MainActor
enum PartsBuilder {  // expect: screen-file-naming
  static func build() -> PartsView { PartsView() }
}
struct PartsViewModel {}  // expect: screen-file-naming
struct TextBuilder { func build() -> String { "" } }
protocol FormRouter {}
struct Parts { final class RowViewModel {} }
// final class OldRouter {}
let code = """
  final class OlderViewModel {}
  """
