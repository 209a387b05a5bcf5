import SwiftUI

/// A stop. It takes its model as it is: no @ObservedObject is needed.
struct StopView: View {
  let stop: StopModel
  @Bindable var notes: NotesModel
  let observedObject: NotesModel
  @ObservedObjectIdentifier var id: String

  var body: some View {
    TextField("Notes", text: $notes.text)
    Text("@ObservedObject var stop: StopModel")
    Text(#"ObservedObject(wrappedValue: \#(stop.name))"#)
  }

  /* @ObservedObject var old: StopModel */
  func watch(ObservedObject name: String) -> Bool {
    name == "ObservedObject" || Migration.ObservedObject(name).isDone
  }
}

struct Migration {
  let isDone: Bool

  static func ObservedObject(_ name: String) -> Migration { Migration(isDone: name.isEmpty) }
}
