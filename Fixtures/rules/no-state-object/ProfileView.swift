import SwiftUI

/// Shows a person. Its model was a @StateObject from the first day on.
struct ProfileView: View {
  @StateObject private var model = ProfileModel()  // expect: no-state-object
  @SwiftUI.StateObject var avatar = AvatarModel()  // expect: no-state-object

  @StateObject  // expect: no-state-object
  @MainActor
  private var badge: BadgeModel

  #if os(iOS)
    @StateObject var camera = CameraModel()  // expect: no-state-object
  #endif

  init(person: Person) {
    _badge = StateObject(wrappedValue: BadgeModel(person))  // expect: no-state-object
    _model = StateObject<ProfileModel>(wrappedValue: ProfileModel())  // expect: no-state-object
    self._avatar = SwiftUI.StateObject(  // expect: no-state-object
      wrappedValue: AvatarModel()
    )
  }

  var body: some View {
    Text(model.name)
  }
}

extension ProfileView {
  struct Row<Model: ObservableObject>: View {
    @StateObject var row: Model  // expect: no-state-object

    init(row: @autoclosure @escaping () -> Model) {
      _row = StateObject ( wrappedValue : row() )  // expect: no-state-object
    }

    var body: some View { EmptyView() }
  }
}
