import SwiftUI

/// A list that reads what it needs with @Environment, not @EnvironmentObject.
struct ListView: View {
  @Environment(SessionModel.self) private var session
  @Environment(\.environmentObjects) private var objects
  let environmentObject = "environmentObject"

  var body: some View {
    List(objects, id: \.self) { Text($0) }
      .environment(session)
      .environment(\.environmentObjects, [environmentObject])
      .accessibilityLabel(".environmentObject(session)")
    // .environmentObject(session)
    Text(
      #"""
      @EnvironmentObject var session: SessionModel
      """#)
    Text(verbatim: Keys.environmentObject.rawValue + #"\(x.environmentObject(y))"#)
  }
}

enum Keys: String {
  case environmentObject
}

extension EnvironmentValues {
  @Entry var environmentObjects: [String] = []
}

@propertyWrapper
struct EnvironmentObjectStore {
  var wrappedValue: Int
}

struct Probe {
  @EnvironmentObjectStore var count = 0

  func environmentObjectCount(environmentObject: Int) -> Int {
    environmentObjectCount(environmentObject: count)
  }
}
