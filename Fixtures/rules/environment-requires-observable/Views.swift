import SwiftUI

struct RadioView: View {
  @Environment(Tuner.self) private var tuner  // expect: environment-requires-observable
  @Environment(Volume.self) private var volume: Volume?  // expect: environment-requires-observable
  @Environment(Station.self) private var station  // expect: environment-requires-observable
  @Environment(Speaker.self) private var speaker
  @Environment(Loudspeaker.self) private var loudspeaker
  @Environment(Vendor.self) private var vendor
  @Environment(Adapter.self) private var adapter
  @Environment(Band.self) private var band  // expect: environment-requires-observable
  @Environment(\.locale) private var locale

  let clock: any Clock

  var body: some View {
    Text("Radio").environment(station)  // expect: environment-requires-observable
      .environment(\.locale, locale)
  }
}

struct RadioRoot: View {
  private let tuner = Tuner()
  @State var speaker: Speaker
  let adapter = Adapter()

  var body: some View {
    let volume = Volume(level: 3)
    RadioView()
      .environment(tuner)  // expect: environment-requires-observable
      .environment(self.speaker)
      .environment(volume)  // expect: environment-requires-observable
      .environment(Station())  // expect: environment-requires-observable
      .environment(adapter)
      .environment(Vendor())
  }
}
