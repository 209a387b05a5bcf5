import SwiftUI

struct SettingsView: View {
  // @StateObject private var model = SettingsModel()
  @State private var model = SettingsModel()
  @State private var stateObject = 1
  @StateObjects private var all: [SettingsModel]

  init(model: SettingsModel) {
    /* _model = StateObject(wrappedValue: model) */
    _model = State(wrappedValue: model)
    _all = StateObjects(wrappedValue: [model])
  }

  var body: some View {
    Text("@StateObject")
    Text(#"Write _model = StateObject(wrappedValue: \(model)) no more."#)
    Text(
      """
      @StateObject var model: SettingsModel
      """)
  }

  func reset(StateObject isWanted: Bool) {
    record(StateObject: isWanted, .StateObject)
  }
}

@propertyWrapper
struct StateObjects {
  var wrappedValue: [SettingsModel]
}

enum Wrapping {
  case StateObject, State

  static func StateObject(wrapped: Int) -> Self { .StateObject }
}

func record(StateObject isWanted: Bool, _ wrapping: Wrapping = Wrapping.StateObject) {}
