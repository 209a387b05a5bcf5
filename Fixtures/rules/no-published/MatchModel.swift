import Observation
import SwiftUI

/// Replaces the class with @Published properties.
@Observable
final class MatchModel {
  // @Published var home = 0
  var home = 0
  /// Whether the result was published, see `@Published`.
  var isPublished = false
  var names: [PlayerName] = []
  let hint = "@Published var home"
  let source = ##"@Published "home" \#(isPublished)"##
}

struct Article {
  enum Published {
    case on(Date), never
  }

  let published: Published
  let text = """
    @Published stays \
    @Published
    """

  func isOut(Published date: Date) -> Bool { published != Published.never }
}

struct MatchView: View {
  @State private var model = MatchModel()
  @PublishedResult var result: Int

  var body: some View {
    Stepper("Home", value: $model.home)
    Toggle("Published", isOn: $model.isPublished.animation())
    ForEach($model.names.dropFirst(1)) { $name in TextField("Name", text: $name) }
    ScoreList(values: [3, 1, 2].map { $0 }.dropFirst(1).sorted { $0.merge < $1.merge })
  }
}

@propertyWrapper
struct PublishedResult {
  var wrappedValue = 0
}
