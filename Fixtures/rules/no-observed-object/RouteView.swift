import SwiftUI

/// A line of the timetable.
struct RouteView: View {
  @ObservedObject var route: RouteModel  // expect: no-observed-object
  @SwiftUI.ObservedObject private var stops: StopsModel  // expect: no-observed-object

  @MainActor
  @ObservedObject  // expect: no-observed-object
  var delays: DelaysModel

  init(route: RouteModel, stops: StopsModel, delays: DelaysModel) {
    _route = ObservedObject(wrappedValue: route)  // expect: no-observed-object
    self._stops = SwiftUI.ObservedObject(initialValue: stops)  // expect: no-observed-object
    _delays = ObservedObject<DelaysModel>(wrappedValue: delays)  // expect: no-observed-object
  }

  var body: some View {
    TextField("Name", text: $route.name)
  }
}

#if DEBUG
  struct RouteView_Previews: PreviewProvider {
    struct Wrapper: View {
      @ObservedObject var route = RouteModel.sample  // expect: no-observed-object
      var body: some View { Text(route.name) }
    }

    static var previews: some View { Wrapper() }
  }
#endif
